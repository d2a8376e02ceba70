import SwiftLexer

/// Reports an endpoint that nothing but its live value and its doubles mention.
package struct UnusedClientEndpoint: Rule {
  package static let metadata = RuleMetadata(
    id: "unused_client_endpoint", group: .clients, summary: "endpoint that the program never reads", severity: .warning, isOptIn: true,
    since: "0.1.0", fixes: .none, interest: .facts([.DependencyClient, .Dependencies, .DependenciesMacros, .ComposableArchitecture]),
    explanation: #"""
      ## What it does

      Reports an endpoint of a client that no code of the program reads, where the program's entry (`@main`, `main.swift`) is
      in view.

      ## Why is this bad?

      Every live value implements it, every double answers for it, and nobody calls it. It is the cheapest part of a client
      to remove, and often the rest of a feature that is long gone.

      ## Example

      ```swift
      // Sources/App/main.swift
      import Dependencies

      @Dependency(LampClient.self) var lamp
      lamp.switchOn()

      // Sources/App/LampClient.swift
      import Dependencies

      struct LampClient: DependencyKey {
        var switchOn: @Sendable () -> Void
        var blink: @Sendable (Int) -> Void
        static let liveValue = LampClient(switchOn: { print("on") }, blink: { print($0) })
        static let testValue = LampClient(switchOn: unimplemented("LampClient.switchOn"), blink: unimplemented("LampClient.blink"))
      }
      ```

      ## Use instead

      ```swift
      // Sources/App/main.swift
      import Dependencies

      @Dependency(LampClient.self) var lamp
      lamp.switchOn()

      // Sources/App/LampClient.swift
      import Dependencies

      struct LampClient: DependencyKey {
        var switchOn: @Sendable () -> Void
        static let liveValue = LampClient(switchOn: { print("on") })
        static let testValue = LampClient(switchOn: unimplemented("LampClient.switchOn"))
      }
      ```

      ## Limits

      It goes by names: a member of the same name that is read of something else, or an endpoint that is overridden in a
      preview, counts as read. Reads in tests do not. Programs in folders called *Example…*, *Demo…* and *Sample…* close
      nothing, since the library beside them has other readers. Silent while a file could not be read.

      ## Disable it

      For a client that other programs share, leave it off, or exclude the client's folder.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard pass.project.isClosedProgram, let file = pass.fileIndex, pass.buffer.count > 1, !pass.project.isTest(pass.facts) else { return }
    let project = pass.project
    for index in pass.facts.types.indices where !pass.facts.types[index].stored.isEmpty {
      guard let type = project.type(at: TypeSite(file: file, type: Int32(index))), project.clientForm(of: type) != nil else { continue }
      let endpoints = project.endpoints(of: type).filter { $0.site == TypeSite(file: file, type: Int32(index)) }
      for property in endpoints.map(\.property) where !property.isPrivate && !property.isEndpointIgnored && !property.name.hasPrefix("_") {
        guard let spelling = property.spelling, !isRead(property, of: type, spelling.name, pass) else { continue }
        var finding = pass.finding(Self.metadata, at: spelling.name, Finding.Message.isUnread(property.name).text)
        finding.symbol = "\(project[type].name).\(property.name)"
        report(finding)
      }
    }
  }

  private func isRead(_ property: StoredProperty, of type: TypeID, _ declaration: SourceRange, _ pass: borrowing Pass) -> Bool {
    for name in [property.name, property.method ?? property.name] {
      let hash = NameHash(name)
      if pass.project.isEndpointRead(name) || pass.project.isRequired(name, of: type) { return true }
      if pass.project.isMentioned(hash, inExtensionsOf: type, outside: pass.fileIndex ?? -1) { return true }
      if isRead(hash, besides: declaration, pass) { return true }
    }
    return false
  }

  /// The client's own file names it, in a method that wraps it, say. Initializers only set it.
  private func isRead(_ name: NameHash, besides declaration: SourceRange, _ pass: borrowing Pass) -> Bool {
    pass.buffer.tokens.indices.contains { index in
      let token = pass.buffer[index]
      guard token.kind == .identifier, token.range != declaration, NameHash(token, pass.file) == name, !pass.buffer.isLabel(index) else {
        return false
      }
      var around = pass.outline.declaration(around: index)
      while around >= 0 {
        if pass.outline.declarations[around].kind == .initializer { return false }
        around = Int(pass.outline.declarations[around].parent)
      }
      return true
    }
  }
}

extension Finding.Message {
  fileprivate static func isUnread(_ name: String) -> Self {
    Self("nothing in the program calls '\(name)': its live value and every double carry it for nobody; remove it")
  }
}
