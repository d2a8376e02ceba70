import SwiftLexer

/// Reports a `testValue` that reports as soon as it is read, instead of when an endpoint is called.
package struct EagerUnimplementedTestValue: Rule {
  package static let metadata = RuleMetadata(
    id: "eager_unimplemented_test_value", group: .keys, summary: "test value that reports when it is read", severity: .warning,
    since: "0.1.0", fixes: .none, interest: .facts([.testValue]),
    explanation: #"""
      ## What it does

      Reports a `testValue` that is itself a call of `unimplemented`, or that calls `reportIssue`, `XCTFail` or
      `Issue.record` before it gives the value.

      ## Why is this bad?

      `$0.vault.read = …` reads the whole client, changes one endpoint and writes it back. Reading it already reports, so a
      test that overrides what it needs fails all the same; a `static let` reports once in the process, in whichever test
      comes first. Endpoints that report tell exactly what was called.

      ## Example

      ```swift
      import Dependencies

      struct VaultClient {
        var read: () -> Int
      }
      extension VaultClient: TestDependencyKey {
        static var testValue: VaultClient { unimplemented("VaultClient", placeholder: VaultClient(read: { 0 })) }
      }
      ```

      ## Use instead

      ```swift
      import Dependencies

      struct VaultClient {
        var read: () -> Int
      }
      extension VaultClient: TestDependencyKey {
        static var testValue: VaultClient { VaultClient(read: unimplemented("VaultClient.read", placeholder: 0)) }
      }
      ```

      A value without endpoints may report under `if shouldReportUnimplemented { … }`.

      ## Limits

      Silent where the value is itself a function, whose `unimplemented` reports when it is called; where the report stands
      under a condition; and where nothing in view says what the value is.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard !pass.project.isTest(pass.facts) else { return }
    for value in pass.project.keyValues("testValue", in: pass.facts) {
      if value.form.root == .report {
        guard isNoFunction(value, pass), pass.project.isUnimplementedTheLibrarys(in: pass.facts) else { continue }
      } else if value.form.reportsAtOnce == nil {
        continue
      }
      report(pass.finding(Self.metadata, at: value.value.range, Finding.Message.reports(value.key.name).text))
    }
  }

  private func isNoFunction(_ value: KeyValue, _ pass: borrowing Pass) -> Bool {
    switch pass.project.isFunction(value) {
    case .yes: return false
    case .no: return true
    case .unknown:
      // The value is of a type out of view, which its name tells from a function.
      guard case .named(let name)? = value.value.type, name != "Value" else { return false }
      return value.type != nil
    }
  }
}

extension Finding.Message {
  fileprivate static func reports(_ key: String) -> Self {
    Self("the test value of '\(key)' reports when it is read: tests that override a part of it fail, too")
  }
}
