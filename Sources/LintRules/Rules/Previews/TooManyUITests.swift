import SwiftLexer

/// Reports suites of UI tests that have grown beyond a few smoke tests.
package struct TooManyUITests: Rule {
  package static let metadata = RuleMetadata(
    id: "too_many_ui_tests", group: .previews, summary: "more UI tests than a smoke test needs", severity: .note, since: "0.1.0",
    fixes: .none, options: [RuleOption(name: "max", kind: .integer(minimum: 0), summary: "tests that a target of UI tests may have; default: 5")],
    interest: .facts([.XCUIApplication, .XCTestCase]),
    explanation: #"""
      ## What it does

      Reports, once for each folder of UI tests, that it holds more than five tests.

      ## Why is this bad?

      A UI test starts the app, waits for it, and taps. It takes seconds where a test of a reducer takes milliseconds, fails
      when an animation is slow, and says "button not found" where the other says which value is wrong. What is tested
      that way is mostly logic that a `TestStore` can drive.

      A few smoke tests that the app starts and its screens are reachable are worth their time.

      ## Example

      ```swift
      import XCTest

      final class BasketUITests: XCTestCase {
        let app = XCUIApplication()
        func testAdds() { app.buttons["Add"].tap() }
        func testRemoves() { app.buttons["Remove"].tap() }
        func testCounts() { app.buttons["Count"].tap() }
        func testEmpties() { app.buttons["Empty"].tap() }
        func testPays() { app.buttons["Pay"].tap() }
        func testShares() { app.buttons["Share"].tap() }
      }
      ```

      ## Use instead

      ```swift
      import XCTest

      final class SmokeTests: XCTestCase {
        let app = XCUIApplication()
        func testStarts() { app.buttons["Add"].tap() }
      }
      ```

      ## Limits

      Xcode's launch performance test is not counted, nor are files that take screenshots for a store. What belongs
      together is told by the folder `…UITests`, or else by the file's own folder.
      """#)

  private let maximum: Int

  package init(options: RuleOptions) throws(ConfigurationError) { maximum = options.integer("max", default: 5) }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let tests = pass.facts.uiTests, let group = pass.project.uiTests[tests.folder], group.usesApplication,
      group.file == pass.fileIndex, group.count > maximum
    else { return }
    report(pass.finding(Self.metadata, at: tests.first, Finding.Message.many(group.count, tests.folder).text))
  }
}

extension Finding.Message {
  fileprivate static func many(_ count: Int, _ folder: String) -> Self {
    Self("'\(folder)' holds \(count) UI tests: each starts the app, is slow and fails vaguely; test the logic through a TestStore, and keep a few smoke tests")
  }
}
