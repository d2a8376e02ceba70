import SwiftLexer

/// Reports a directive that silences a rule and does not say why.
package struct SuppressionWithoutReason: Rule {
  package static let metadata = RuleMetadata(
    id: "suppression_without_reason", group: .comments, summary: "directive that does not say why", severity: .warning, isOptIn: true,
    since: "0.1.0", fixes: .none, interest: .directives,
    explanation: #"""
      ## What it does

      Reports a `deplint:disable` comment without a reason behind the names of its rules.

      ## Why is this bad?

      A directive is a decision. Who finds it a year later can neither defend nor remove it without knowing what it was made
      for, so it stays, and so does what it hides.

      ## Example

      ```swift
      import Dependencies

      struct TideClient: TestDependencyKey {
        // deplint:disable:next client_endpoint_let
        let next: @Sendable () async throws -> Int
        static let testValue = TideClient(next: unimplemented("TideClient.next"))
      }
      ```

      ## Use instead

      ```swift
      import Dependencies

      struct TideClient: TestDependencyKey {
        // deplint:disable:next client_endpoint_let - a template of the generator, which rewrites this file
        let next: @Sendable () async throws -> Int
        static let testValue = TideClient(next: unimplemented("TideClient.next"))
      }
      ```

      The best reason is none: without the problem there is no directive. One that is meant to go takes a date,
      `- the server cannot do without until 2027-01-31`, and lapses after that day.

      ## Limits

      What the reason says is not judged; one without a letter or digit is none.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    for directive in Directive.read(pass.file, pass.buffer) where !directive.names.isEmpty && !hasReason(directive) {
      switch directive.scope {
      case .end, .unknown: continue
      case .next, .this, .file, .region: break
      }
      report(pass.finding(Self.metadata, at: directive.keyword, Finding.Message.noReason(directive.names).text))
    }
  }

  private func hasReason(_ directive: Directive) -> Bool {
    directive.reason.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }
}

extension Finding.Message {
  fileprivate static func noReason(_ names: [Directive.Name]) -> Self {
    let rules = names.map { "'\($0.id)'" }.joined(separator: ", ")
    return Self("nobody will know why \(rules) is silenced here: say it behind a dash, ' - because …'")
  }
}
