import SwiftLexer

/// Reports an override by which a test is handed the real clock or real chance again.
package struct NondeterministicOverride: Rule {
  package static let metadata = RuleMetadata(
    id: "nondeterministic_override", group: .tests, summary: "override whose value is another one in each run", severity: .note,
    since: "0.1.0", fixes: .none, interest: .tokens([.withDependencies, .prepareDependencies, .transformDependency, .dependency, .dependencies]),
    explanation: #"""
      ## What it does

      Reports overrides in tests with `.now`, `Date()`, `UUID()`, `ContinuousClock()` or `SystemRandomNumberGenerator()`, also
      within a generator, and generators that begin anew at each call: `{ UUID.incrementing() }`.

      ## Why is this bad?

      The dependency is there so that the test decides. With the real clock in it, the test sees another moment in each run, and
      can expect none: it passes but for the runs around midnight, the new year or a change of clocks.

      ## Example

      ```swift
      import Dependencies
      import Testing

      @Test func stamps() {
        withDependencies { $0.date.now = Date() } operation: {
          #expect(Stamp().text != "")
        }
      }
      ```

      ## Use instead

      ```swift
      import Dependencies
      import Testing

      @Test func stamps() {
        withDependencies { $0.date.now = Date(timeIntervalSince1970: 0) } operation: {
          #expect(Stamp().text == "1970-01-01")
        }
      }
      ```

      ## Limits

      Bodies of endpoints are not read. A value that was made before and is compared with later, `let now = Date()`, is not judged.

      ## Disable it

      `// deplint:disable:next nondeterministic_override - reason`.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard pass.isTest, !pass.testsTheLibrary else { return }
    for override in pass.facts.overrides where override.operation == .assign {
      let value = pass.file.text(override.valueRange).filter { !$0.isWhitespace }
      guard value.utf8.count < 120, let read = Self.read(value, root: override.root.property ?? "") else { continue }
      report(pass.finding(Self.metadata, at: override.valueRange, Finding.Message.changes(read).text))
    }
  }

  private static let reads: Set<String> = [
    ".now", "Date()", "Date.now", "UUID()", "ContinuousClock()", "SuspendingClock()", "SystemRandomNumberGenerator()", "Date.init", "UUID.init",
    ".init()",
  ]

  /// What a value's text reads at each run, itself or in a generator around it.
  private static func read(_ value: String, root: String) -> String? {
    var value = Substring(value)
    for wrapper in [".init{", "DateGenerator{", "UUIDGenerator{", "{", ".constant(", "DateGenerator.constant(", "UUIDGenerator.constant(", ".init("] {
      guard value.hasPrefix(wrapper), value.hasSuffix(wrapper.hasSuffix("{") ? "}" : ")") else { continue }
      if wrapper == "{", root != "date", root != "uuid" { return nil }
      value = value.dropFirst(wrapper.count).dropLast()
      break
    }
    let text = String(value)
    if text == ".init()" { return nil }
    if reads.contains(text) { return text }
    return text == "UUID.incrementing()" || text == "UUIDGenerator.incrementing()" ? text : nil
  }
}

extension Finding.Message {
  fileprivate static func changes(_ read: String) -> Self {
    Self("'\(read)' makes the test depend on the moment it runs at; set a fixed value")
  }
}
