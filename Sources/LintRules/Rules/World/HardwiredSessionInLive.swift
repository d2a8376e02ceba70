import SwiftLexer

/// Reports live values that use the shared session, so that nobody can listen at the wire.
package struct HardwiredSessionInLive: Rule {
  package static let metadata = RuleMetadata(
    id: "hardwired_session_in_live", group: .world, summary: "live value with a session of its own", severity: .warning, isOptIn: true,
    since: "0.1.0", fixes: .none, interest: .tokens([.URLSession]),
    explanation: #"""
      ## What it does

      Reports `URLSession.shared` in a live value, or in a type that a live value is made of, where neither
      `@Dependency(\.urlSession)` nor a parameter or property of type `URLSession` is at hand.

      ## Why is this bad?

      A test of the live client itself (does it send the right request? does it understand the answer?) has to take the place
      of the server. It can give a session of its own a protocol that answers, but only where the session can be handed in.

      ## Example

      ```swift
      import Dependencies

      struct NewsClient {
        var load: () async throws -> Data
      }
      extension NewsClient: DependencyKey {
        static let liveValue = NewsClient(load: { try await URLSession.shared.data(from: url).0 })
        static let testValue = NewsClient(load: unimplemented("NewsClient.load"))
      }
      ```

      ## Use instead

      ```swift
      import Dependencies

      struct NewsClient {
        var load: () async throws -> Data
      }
      extension NewsClient: DependencyKey {
        static var liveValue: NewsClient {
          @Dependency(\.urlSession) var session
          return NewsClient(load: { try await session.data(from: url).0 })
        }
        static let testValue = NewsClient(load: unimplemented("NewsClient.load"))
      }
      ```

      ## Limits

      A live client that no test looks into needs no such seam, so the rule is off by default.

      ## Disable it

      It is off unless it is configured: `hardwired_session_in_live: warning`.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    let buffer = pass.buffer
    let reader = WorldReader(pass.file, buffer)
    for index in 0..<buffer.count where buffer[index].word == .URLSession {
      let region = pass.regions.region(atToken: index)
      guard region.world == .app, region.place == .liveValue, let read = reader.read(at: index), read.spelling == "URLSession.shared",
        let site = AmbientSite(index, pass), !AmbientCalls.isShadowed("URLSession", site, pass), !canBeHandedIn(site, pass)
      else { continue }
      report(pass.finding(Self.metadata, at: buffer.range(of: read.tokens), Finding.Message.isHardwired.text))
    }
  }

  private func canBeHandedIn(_ site: AmbientSite, _ pass: borrowing Pass) -> Bool {
    let outline = pass.outline
    // A key whose value is the session is how it is handed in.
    if site.member >= 0, let value = outline.declarations[site.member].initialValue, value.lowerBound == site.token, value.count == 3 { return true }
    if let type = pass.type(ofDeclaration: site.type), pass.project.dependencies(of: type).contains(where: { $0.property.path == "urlSession" }) {
      return true
    }
    var index = site.declaration
    while index >= 0, !outline.declarations[index].kind.isNominalOrExtension {
      // A default is what is used where nobody hands one in.
      if outline.declarations[index].parameters?.contains(where: { pass.buffer[$0].word == .URLSession }) == true { return true }
      index = Int(outline.declarations[index].parent)
    }
    guard site.type >= 0 else { return false }
    let members = Int(site.type) + 1..<Int(outline.declarations[site.type].subtreeEnd)
    return members.contains { index in
      let member = outline.declarations[index]
      guard Int(member.parent) == site.type else { return false }
      if member.kind == .initializer { return member.parameters?.contains { pass.buffer[$0].word == .URLSession } ?? false }
      return !member.modifierSet.isTypeMember && member.type?.contains { pass.buffer[$0].word == .URLSession } ?? false
    }
  }
}

extension Finding.Message {
  fileprivate static let isHardwired = Self(
    "'URLSession.shared' in a live value: a test of the client cannot take the server's place; take '@Dependency(\\.urlSession)'")
}
