import SwiftLexer

/// Reports a `testValue` that is the key's `previewValue`.
package struct TestValueAliasesPreview: Rule {
  package static let metadata = RuleMetadata(
    id: "test_value_aliases_preview", group: .keys, summary: "test value that is the preview value", severity: .note, since: "0.1.0",
    fixes: .none, interest: .facts([.testValue]),
    explanation: #"""
      ## What it does

      Reports a `testValue` that is `previewValue`.

      ## Why is this bad?

      Preview values answer with samples, to show a screen. In a test the samples stand for answers that nobody chose: a test
      that forgets to override the client passes on them, and one that asserts them breaks when somebody makes a preview
      prettier.

      ## Example

      ```swift
      import Dependencies

      struct ForecastClient {
        var days: (String) async throws -> [Int]
      }
      extension ForecastClient: TestDependencyKey {
        static let previewValue = Self(days: { _ in [18, 21, 19] })
        static let testValue = previewValue
      }
      ```

      ## Use instead

      ```swift
      import Dependencies

      struct ForecastClient {
        var days: (String) async throws -> [Int]
      }
      extension ForecastClient: TestDependencyKey {
        static let previewValue = Self(days: { _ in [18, 21, 19] })
        static let testValue = Self(days: unimplemented("ForecastClient.days"))
      }
      ```

      ## Limits

      Plain data that has no endpoint is not reported, nor are keys that a test target declares.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard !pass.project.isTest(pass.facts) else { return }
    for value in pass.project.keyValues("testValue", in: pass.facts) where !value.value.isAlternative {
      guard case .member(let owner, "previewValue", false) = value.form.root, value.form.endpoints.isEmpty, isOwn(owner, value, pass),
        !isPlain(value, pass)
      else { continue }
      report(pass.finding(Self.metadata, at: value.value.range, Finding.Message.isPreview(value.key.name).text))
    }
  }

  private func isOwn(_ owner: ValueForm.Owner, _ value: KeyValue, _ pass: borrowing Pass) -> Bool {
    guard case .named(let path) = owner else { return true }
    return QualifiedName.last(path) == QualifiedName.last(value.key.name)
      || value.type.map { QualifiedName.last(pass.project[$0].name) == QualifiedName.last(path) } ?? false
  }

  /// A struct or enum in view without a function in it.
  private func isPlain(_ value: KeyValue, _ pass: borrowing Pass) -> Bool {
    guard let type = value.type else { return false }
    let kind = pass.project[type].kind
    return (kind == .`struct` || kind == .`enum`) && pass.project.endpoints(of: type).isEmpty && !pass.project.isBehindProtocol(value.key)
  }
}

extension Finding.Message {
  fileprivate static func isPreview(_ key: String) -> Self {
    Self("the test value of '\(key)' is its preview value: tests that do not override it pass on samples")
  }
}
