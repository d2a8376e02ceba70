import SwiftLexer

/// Reports an optional closure of a macro client, which the macro does not take for an endpoint.
package struct ClientOptionalEndpoint: Rule {
  package static let metadata = RuleMetadata(
    id: "client_optional_endpoint", group: .clients, summary: "optional closure that '@DependencyClient' passes over", severity: .note,
    since: "0.1.0", fixes: .none, interest: .facts([]),
    explanation: #"""
      ## What it does

      Reports a stored property with an optional function type, `(() -> Void)?`, in a struct with `@DependencyClient`.

      ## Why is this bad?

      The macro makes endpoints of function types only. An optional one stays what it is, a property that is `nil`:
      `client.onSave?()` does nothing in a test that forgot to override it, and the test passes. Every endpoint beside it
      would have reported.

      ## Example

      ```swift
      import Dependencies
      import DependenciesMacros

      @DependencyClient
      struct JournalClient {
        var save: (String) async throws -> Void
        var onSave: (() -> Void)?
      }
      ```

      ## Use instead

      ```swift
      import Dependencies
      import DependenciesMacros

      @DependencyClient
      struct JournalClient {
        var save: (String) async throws -> Void
        var onSave: () -> Void
      }
      ```

      ## Limits

      A property with an initial closure is silent, and so are private ones and those with `@DependencyEndpointIgnored`, with
      which you say that you know.

      ## Disable it

      Mark the property with `@DependencyEndpointIgnored`.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let file = pass.fileIndex, !pass.project.isTest(pass.facts) else { return }
    for index in pass.facts.types.indices where pass.facts.types[index].attributes.contains(.dependencyClient) {
      let type = pass.facts.types[index]
      guard let id = pass.project.type(at: TypeSite(file: file, type: Int32(index))), pass.project.clientForm(of: id) == .macro else {
        continue
      }
      for property in type.stored where property.form == .optionalClosure && property.defaultAnswer == nil {
        guard !property.isPrivate, !property.isHidden, !property.isEndpointIgnored, let spelling = property.spelling else { continue }
        var finding = pass.finding(Self.metadata, at: spelling.name, Finding.Message.isNil(property.name).text)
        finding.symbol = "\(type.name).\(property.name)"
        report(finding)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func isNil(_ name: String) -> Self {
    Self(
      "'\(name)' is optional, so '@DependencyClient' makes no endpoint of it: in a test that does not override it, calling it does nothing and nobody is told"
    )
  }
}
