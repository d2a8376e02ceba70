import SwiftLexer

/// Reports code that takes a client's live value by name, past whatever a test has put in its place.
package struct LiveValueCalledDirectly: Rule {
  package static let metadata = RuleMetadata(
    id: "live_value_called_directly", group: .world, summary: "live value that no override reaches", severity: .warning, since: "0.1.0",
    fixes: .none, options: options, interest: .tokens([.liveValue, .live]),
    explanation: #"""
      ## What it does

      Reports `ApiClient.liveValue`, `ApiClient.live` and `ApiClient.live(…)` of a dependency key, or of a key's value, in
      reducers, effects, states, models, views and functions.

      ## Why is this bad?

      A test overrides `\.apiClient`, this code does not ask for it, and the test goes to the real server. Nothing says so: it
      passes as long as the server answers. Previews do the same.

      `@Dependency(\.apiClient)` gives the live value in the app, and what the test or the preview has chosen elsewhere.

      ## Example

      ```swift
      import ComposableArchitecture

      struct ApiClient {
        var upload: (String) async throws -> Void
      }
      extension ApiClient: DependencyKey {
        static let liveValue = ApiClient(upload: { text in try await send(text) })
        static let testValue = ApiClient(upload: unimplemented("ApiClient.upload"))
      }

      @Observable
      final class Editor {
        func save(_ text: String) async throws {
          try await ApiClient.liveValue.upload(text)
        }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture

      struct ApiClient {
        var upload: (String) async throws -> Void
      }
      extension ApiClient: DependencyKey {
        static let liveValue = ApiClient(upload: { text in try await send(text) })
        static let testValue = ApiClient(upload: unimplemented("ApiClient.upload"))
      }

      @Observable
      final class Editor {
        @ObservationIgnored @Dependency(\.apiClient) var apiClient

        func save(_ text: String) async throws {
          try await apiClient.upload(text)
        }
      }
      ```

      ## Limits

      Live values that are made of others, closures that override dependencies, the program's entry, tests, previews, the type
      itself, `extension DependencyValues` and members called `live…` may name live values. A default argument, a value at
      file scope, a function of a server's set-up (it takes an `Application`) and a composition root get a note.

      ## Disable it

      Name keys that are meant to be live everywhere: `live_value_called_directly: {allow: [ApiClient]}`.
      """#)

  private static let options = [
    RuleOption(name: "scopes", kind: .list(allowed: scopes.map(\.name)), summary: "places that are judged; default: all of them"),
    RuleOption(name: "allow", kind: .list(allowed: []), summary: "keys whose live value may be named anywhere, such as ApiClient"),
  ]
  private static let scopes: [Region.Place] = [.reducer, .effect, .state, .model, .injected, .view, .none]

  private let allowed: [String]

  package init(options: RuleOptions) throws(ConfigurationError) { allowed = options.allow }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let file = pass.fileIndex, !pass.project.isLibrary(pass.facts.module) else { return }
    let buffer = pass.buffer
    for index in 2..<max(2, buffer.count) where buffer[index].word == .liveValue || buffer[index].word == .live {
      let region = pass.regions.region(atToken: index)
      guard region.world == .app, Self.scopes.contains(region.place), buffer[index - 1].kind == .period, buffer[index - 2].kind == .identifier
      else { continue }
      var start = index - 2
      while start >= 2, buffer[start - 1].kind == .period, buffer[start - 2].kind == .identifier { start -= 2 }
      // `KeyPath`s name no value.
      guard buffer.kind(before: start) != .backslash, pass.file.storage[Int(buffer[start].start)] &- 0x41 < 26,
        let name = QualifiedName.read(start..<index - 1, buffer, pass.file), let site = AmbientSite(start, pass),
        let client = client(named: name, member: buffer[index].word.spelling, file, site, pass), !mayBeLive(site, client, pass)
      else { continue }
      let isMild = isMild(site, region, pass)
      var finding = pass.finding(
        Self.metadata, severity: isMild ? .note : .warning, at: buffer.range(of: start..<index + 1),
        Finding.Message.isLive(name + "." + buffer[index].word.spelling, path(of: client, pass)).text)
      finding.scope = region.place.name
      report(finding)
    }
  }

  // MARK: Clients

  /// The key that a type is, or is the value of.
  private func client(
    named name: String, member: String, _ file: Int32, _ site: AmbientSite, _ pass: borrowing Pass
  ) -> TypeID? {
    let scope = pass.typeIndex(ofDeclaration: site.type).map { pass.facts.types[$0].name } ?? ""
    guard case .type(let type) = pass.project.resolve(name, scope: scope, file: file), pass.project.clients.contains(type) else { return nil }
    let own = QualifiedName.last(pass.project[type].name)
    guard !allowed.contains(own), !allowed.contains(pass.project[type].name), !pass.project.isTest(pass.project.facts(of: pass.project[type].sites[0]))
    else { return nil }
    let keys = ([type] + pass.project.clients.relatives(of: type)).filter { other in
      guard let key = pass.project.key(of: other) else { return false }
      return other == type || pass.project.valueType(of: key) == type
    }
    guard !keys.isEmpty else { return nil }
    // `live` is a factory that the type has, no case of it.
    if member == "live" {
      guard pass.project[type].kind != .`enum`, pass.project.sites(of: type).contains(where: { site in pass.project[site].makers.contains { $0.name == "live" } })
      else { return nil }
    }
    return type
  }

  /// `\.apiClient`, where one property is known to have the key.
  private func path(of type: TypeID, _ pass: borrowing Pass) -> String? {
    let names = pass.facts.types.flatMap(\.dependencies).map(\.path).filter { !$0.isEmpty && !$0.contains(".") }
    let wanted = QualifiedName.last(pass.project[type].name).lowercased()
    return names.first { $0.lowercased() == wanted }
  }

  // MARK: Places

  private func mayBeLive(_ site: AmbientSite, _ client: TypeID, _ pass: borrowing Pass) -> Bool {
    let outline = pass.outline
    if let own = pass.typeIndex(ofDeclaration: site.type) {
      let name = pass.facts.types[own].name
      // A client's own members put live values together.
      if QualifiedName.last(name) == "DependencyValues" || pass.type(ofDeclaration: site.type) == client { return true }
    }
    var index = site.declaration
    while index >= 0 {
      let declaration = outline.declarations[index]
      if let token = declaration.name.first, !declaration.kind.isNominalOrExtension {
        let name = QualifiedName.word(pass.buffer[token], pass.file)
        if name.hasPrefix("live") || name.hasSuffix("Live") { return true }
        if declaration.parameters?.contains(where: { pass.buffer[$0].word == .DependencyValues }) == true { return true }
      }
      index = Int(declaration.parent)
    }
    return isOverride(site, pass)
  }

  /// `$0.apiClient = ApiClient.liveValue`, `.dependency(\.apiClient, ApiClient.liveValue)`, or anywhere in a closure that
  /// overrides dependencies.
  private func isOverride(_ site: AmbientSite, _ pass: borrowing Pass) -> Bool {
    for bracket in site.brackets {
      let callee = bracket.callee(in: pass.buffer)
      guard callee >= 0 else { continue }
      switch pass.buffer[callee].word {
      case .dependency, .prepareDependencies, .transformDependency, .dependencies: return true
      case .withDependencies where bracket.label(in: pass.buffer) != .operation && pass.buffer[bracket.open].kind == .leftBrace: return true
      default: break
      }
    }
    var closure = pass.outline.closure(around: site.token)
    while closure >= 0 {
      let item = pass.outline.closures[closure]
      if item.argument >= 0 {
        let label = pass.outline.arguments[Int(item.argument)].label
        if label >= 0, pass.buffer[Int(label)].word == .withDependencies || pass.buffer[Int(label)].word == .prepareDependencies { return true }
      }
      closure = Int(item.parent)
    }
    // Assigned to a property of the values, whatever they are called.
    var equal = site.token - 1
    if equal >= 0, pass.buffer[equal].word == .try || pass.buffer[equal].word == .await { equal -= 1 }
    guard equal >= 2, pass.buffer[equal].kind == .equal else { return false }
    var base = equal - 1
    while base >= 2, pass.buffer[base - 1].kind == .period, pass.buffer[base - 2].kind.isWord { base -= 2 }
    return pass.buffer[base].kind == .dollarIdentifier || pass.buffer[base].word == .dependencies
  }

  private func isMild(_ site: AmbientSite, _ region: Region, _ pass: borrowing Pass) -> Bool {
    let outline = pass.outline
    if site.defaultArgument(in: outline) >= 0 { return true }
    if let roles = pass.project.linkage?.roles, pass.project.linkage?.graph.declares(pass.facts.module) == true,
      roles.mayLinkEverything(pass.facts.module)
    {
      return true
    }
    guard region.place == .none else { return false }
    guard site.member >= 0 else { return true }
    let member = outline.declarations[site.member]
    // Of what is nobody's: the value of a global, of an environment that is put together by hand.
    if member.kind == .constant || member.kind == .variable { return site.type < 0 || member.initialValue?.contains(site.token) == true }
    return member.parameters?.contains { pass.file.isText(pass.buffer[$0], "Application") } ?? false
  }
}

extension Finding.Message {
  fileprivate static func isLive(_ name: String, _ path: String?) -> Self {
    "'\(name)' passes every override: tests and previews of this code run it live; take \(path.map { "'@Dependency(\\.\($0))'" } ?? "it by '@Dependency'")"
  }
}
