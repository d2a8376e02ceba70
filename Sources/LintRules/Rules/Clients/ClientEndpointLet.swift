import SwiftLexer

/// Reports a closure of a client that is declared with `let`, so that no test can put another in its place.
package struct ClientEndpointLet: Rule {
  package static let metadata = RuleMetadata(
    id: "client_endpoint_let", group: .clients, summary: "endpoint that is a constant", severity: .warning, since: "0.1.0",
    fixes: .sometimes, interest: .facts([]),
    explanation: #"""
      ## What it does

      Reports a `let` with a function type in a struct with `@DependencyClient`, or in a struct of closures that is a key or
      the values of one.

      ## Why is this bad?

      Tests and previews change one endpoint at a time: `$0.tides.next = { … }`. That does not compile for a constant, so each
      of them has to build a whole client, with an answer for every endpoint that it does not care about.

      `@DependencyClient` passes over constants altogether: the endpoint gets no default that reports, and `Self()` needs a
      value for it, which is then what runs in every test that forgot about it.

      ## Example

      ```swift
      import Dependencies

      struct TideClient {
        let next: @Sendable (_ harbour: String) async throws -> Int
      }
      extension TideClient: TestDependencyKey {
        static let testValue = TideClient(next: unimplemented("TideClient.next"))
      }
      ```

      ## Use instead

      ```swift
      import Dependencies

      struct TideClient {
        var next: @Sendable (_ harbour: String) async throws -> Int
      }
      extension TideClient: TestDependencyKey {
        static let testValue = TideClient(next: unimplemented("TideClient.next"))
      }
      ```

      ## Limits

      Private closures, those with an underscore or `@_spi`, and those with an initial value are no endpoints. Where the macro
      would ask for a default, the fix adds one and is offered only: the endpoint reports before it gives that. A struct with
      one closure that its methods wrap is left alone: who replaces it replaces the closure.

      ## Disable it

      Where an endpoint must never be replaced, make it a method.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let file = pass.fileIndex, !pass.project.isTest(pass.facts) else { return }
    let project = pass.project
    for index in pass.facts.types.indices where pass.facts.types[index].stored.contains(where: \.isLet) {
      guard !pass.facts.types[index].attributes.contains(.spi) else { continue }
      let site = TypeSite(file: file, type: Int32(index))
      guard let type = project.type(at: site), let form = project.clientForm(of: type), form == .macro || !isWrapper(type, project) else {
        continue
      }
      for property in pass.facts.types[index].stored where property.isLet && isEndpoint(property, form, site, project) {
        guard let spelling = property.spelling else { continue }
        let name = QualifiedName.last(project[type].name)
        var finding = pass.finding(
          Self.metadata, at: spelling.name,
          (form == .macro ? Finding.Message.isSkipped(property.name) : .isFixed(property.name, of: name)).text,
          fixes: fixes(property, spelling, form, site, project))
        finding.symbol = "\(project[type].name).\(property.name)"
        report(finding)
      }
    }
  }

  /// A single closure behind methods: `DateGenerator` and its like.
  private func isWrapper(_ type: TypeID, _ project: ProjectIndex) -> Bool {
    let sites = project.sites(of: type)
    return sites.reduce(0) { $0 + project[$1].stored.count } == 1 && sites.contains { project[$0].methods.count > 0 }
  }

  private func isEndpoint(
    _ property: StoredProperty, _ form: ProjectIndex.ClientForm, _ site: TypeSite, _ project: ProjectIndex
  ) -> Bool {
    guard !property.isPrivate, !property.isHidden, !property.hasDefault, !property.isEndpointIgnored, !property.name.hasPrefix("_") else {
      return false
    }
    switch property.form {
    case .closure: return true
    // What the macro would not take for an endpoint if it were a variable is no matter of `let`.
    case .optionalClosure: return form == .plain
    case .named(let name):
      return form == .plain && project.resolve(name, scope: project[site].name, file: site.file) == .functionType
    case .existential, .other: return false
    }
  }

  // MARK: Fix

  private func fixes(
    _ property: StoredProperty, _ spelling: StoredProperty.Spelling, _ form: ProjectIndex.ClientForm, _ site: TypeSite,
    _ project: ProjectIndex
  ) -> [Fix] {
    guard !spelling.keyword.isEmpty else { return [] }
    let variable = TextEdit(range: spelling.keyword, replacement: "var")
    let title = "make '\(property.name)' a variable"
    // The macro makes an initializer as soon as there is a variable: one that is written by hand would be a second one.
    if form == .macro, let type = project.type(at: site), project.sites(of: type).contains(where: { project[$0].hasInitializer }) { return [] }
    guard form == .macro else { return [Fix(title: title, applicability: .safe, edits: [variable])] }
    guard let function = property.function else { return [] }
    switch function.result {
    case .void, .optional: return [Fix(title: title, applicability: .safe, edits: [variable])]
    case _ where function.canThrow: return [Fix(title: title, applicability: .safe, edits: [variable])]
    default:
      guard let literal = project.emptyLiteral(for: function.result, at: site) else { return [] }
      let ignored = spelling.parameterCount == 0 ? "" : Array(repeating: "_", count: spelling.parameterCount).joined(separator: ", ") + " in "
      let end = SourceRange(start: spelling.type.end, end: spelling.type.end)
      let value = TextEdit(range: end, replacement: " = { \(ignored)\(literal) }")
      return [Fix(title: title + " that gives \(literal) once it has reported", applicability: .unsafe, edits: [variable, value])]
    }
  }
}

extension ProjectIndex {
  /// The literal for "nothing" of a result's type, where that is one of the language's own; `nil` of others.
  package func emptyLiteral(for result: FunctionShape.Result, at site: TypeSite) -> String? {
    switch result {
    case .array: return "[]"
    case .dictionary: return "[:]"
    case .optional: return "nil"
    case .void, .never, .function, .other: return nil
    case .named(let name):
      guard case .external = resolve(name, scope: self[site].name, file: site.file) else { return nil }
      switch name {
      case "Bool": return "false"
      case "String": return "\"\""
      case "Set": return "[]"
      case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat": return "0"
      default: return nil
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func isSkipped(_ name: String) -> Self {
    Self(
      "'@DependencyClient' passes over '\(name)', since it is a 'let': it has no default that reports, and no test can override it alone; make it a 'var'"
    )
  }
  fileprivate static func isFixed(_ name: String, of client: String) -> Self {
    Self("'\(name)' is a 'let': tests and previews cannot override it alone, and have to build a whole '\(client)'; make it a 'var'")
  }
}
