import SwiftLexer

/// Reports dependencies that a test sets for the whole process.
package struct PrepareDependenciesInTest: Rule {
  package static let metadata = RuleMetadata(
    id: "prepare_dependencies_in_test", group: .tests, summary: "dependencies that a test sets for the whole process", severity: .note, since: "0.1.0",
    fixes: .none, interest: .tokens([.prepareDependencies]),
    explanation: #"""
      ## What it does

      Reports `prepareDependencies { … }` in tests.

      ## Why is this bad?

      It sets values once for the process, before anyone reads them; a second call for the same key, or one that comes after
      the first read, is reported as an issue and changes nothing. In repeated and parameterised tests, and in all but the
      first that runs, that is the case.

      ## Example

      ```swift
      import Dependencies
      import Testing

      @Test func opens() {
        prepareDependencies { $0.defaultDatabase = database }
        #expect(Model().count == 0)
      }
      ```

      ## Use instead

      ```swift
      import Dependencies
      import DependenciesTestSupport
      import Testing

      @Test(.dependency(\.defaultDatabase, database)) func opens() {
        #expect(Model().count == 0)
      }
      ```

      ## Limits

      A test's host app is no test: it is meant to prepare what it runs on.

      ## Disable it

      `// deplint:disable:next prepare_dependencies_in_test - reason`.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard pass.isTest, !pass.testsTheLibrary, !pass.facts.isEntry else { return }
    for call in pass.outline.calls where call.name == .prepareDependencies && call.nameToken >= 0 {
      guard pass.regions.region(atToken: Int(call.nameToken)).world == .tests else { continue }
      report(pass.finding(Self.metadata, at: pass.buffer[Int(call.nameToken)].range, Finding.Message.prepares.text))
    }
  }
}

extension Finding.Message {
  fileprivate static let prepares = Self(
    "'prepareDependencies' sets a value once for the process: what other tests read before, or set, stays; use a trait or 'withDependencies'")
}
