import SwiftLexer

/// Reports a `TestStore` that is made by code which is no test.
package struct TestStoreOutsideTests: Rule {
  package static let metadata = RuleMetadata(
    id: "test_store_outside_tests", group: .tests, summary: "test store that is made outside of tests", severity: .error,
    since: "0.1.0", fixes: .none, interest: .tokens([.TestStore, .TestStoreOf]),
    explanation: #"""
      ## What it does

      Reports `TestStore(…)` in code of a target that is no test.

      ## Why is this bad?

      A `TestStore` runs its reducer in the test context: every dependency answers with its `testValue`, effects are held back
      until they are asserted, and each difference is reported as a test's failure. In an app that is a purple warning for
      every action at best, and a store that does nothing.

      ## Example

      ```swift
      import ComposableArchitecture

      func makeModel() -> Any {
        TestStore(initialState: Counter.State()) { Counter() }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture

      func makeModel() -> Any {
        Store(initialState: Counter.State()) { Counter() }
      }
      ```

      ## Limits

      Files that import a test library, targets that are called as test support is, and folders with `Test` in their name are
      not judged. A type that you declare yourself and call `TestStore` is another one.

      ## Disable it

      `// deplint:disable:next test_store_outside_tests - reason`, or name the folder in the rule's `exclude`.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    let project = pass.project
    guard !pass.isTest, !project.supportsTests(pass.facts), pass.isTestStoreTheLibrarys, !project.isReducerLibrary(pass.facts.module),
      pass.facts.imports.contains(where: { $0.module == "ComposableArchitecture" }), !pass.facts.path.contains("Test")
    else { return }
    for call in pass.outline.calls where call.name == .TestStore || call.name == .TestStoreOf {
      guard call.base == .none || call.isSpecialized || pass.buffer[call.callee.lowerBound].word == .ComposableArchitecture else { continue }
      report(
        pass.finding(
          Self.metadata, at: pass.buffer.range(of: call.callee), Finding.Message.outside(call.name.spelling).text))
    }
  }
}

extension Finding.Message {
  fileprivate static func outside(_ name: String) -> Self {
    Self("'\(name)' is made in code that is no test: it runs on test values and reports what is not asserted; make a 'Store'")
  }
}
