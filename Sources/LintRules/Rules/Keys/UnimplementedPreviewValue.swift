import SwiftLexer

/// Reports a `previewValue` that fails at every call.
package struct UnimplementedPreviewValue: Rule {
  package static let metadata = RuleMetadata(
    id: "unimplemented_preview_value", group: .keys, summary: "preview value that fails at every call", severity: .note, since: "0.1.0",
    fixes: .none, interest: .facts([.previewValue]),
    explanation: #"""
      ## What it does

      Reports a `previewValue` whose endpoints all report: `testValue`, `.failing`, `unimplemented(…)`, and `Self()` of a
      client with `@DependencyClient`.

      ## Why is this bad?

      A value that reports is made for tests, where the report fails the test. In a preview it throws or gives nothing: the
      screen stays empty or shows its error state, and that is all one ever sees of it in the canvas.

      ## Example

      ```swift
      import Dependencies

      struct ForecastClient {
        var days: (String) async throws -> [Int]
      }
      extension ForecastClient: TestDependencyKey {
        static let testValue = Self(days: unimplemented("ForecastClient.days"))
        static let previewValue = testValue
      }
      ```

      ## Use instead

      ```swift
      import Dependencies

      struct ForecastClient {
        var days: (String) async throws -> [Int]
      }
      extension ForecastClient: TestDependencyKey {
        static let testValue = Self(days: unimplemented("ForecastClient.days"))
        static let previewValue = Self(days: { _ in [18, 21, 19] })
      }
      ```

      ## Limits

      A value that is named is followed to its declaration; where that is out of view nothing is reported. Keys that a test
      target declares are not judged.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard !pass.project.isTest(pass.facts) else { return }
    for value in pass.project.keyValues("previewValue", in: pass.facts) where !value.value.isAlternative {
      let followed = pass.project.follow(value)
      guard pass.project.answer(of: value, followed) == .reports else { continue }
      report(
        pass.finding(
          Self.metadata, at: value.value.range, Finding.Message.reports(value.key.name, isTest: followed.names.first == "testValue").text))
    }
  }
}

extension Finding.Message {
  fileprivate static func reports(_ key: String, isTest: Bool) -> Self {
    isTest
      ? Self("the preview value of '\(key)' is its test value, which fails at every call: give it samples")
      : Self("the preview value of '\(key)' fails at every call: give it samples")
  }
}
