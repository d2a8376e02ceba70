import SwiftLexer

/// Reports a UI test that sleeps where it could wait for an element.
package struct UITestWaits: Rule {
  package static let metadata = RuleMetadata(
    id: "ui_test_waits", group: .tests, summary: "sleep in a UI test, where it could wait for an element", severity: .warning,
    since: "0.1.0", fixes: .none, interest: .tokens([.sleep, .usleep, .RunLoop]),
    explanation: #"""
      ## What it does

      Reports `sleep`, `usleep`, `Thread.sleep`, `Task.sleep` and `RunLoop.current.run(until:)` in UI tests.

      ## Why is this bad?

      The app runs in another process, as fast as the machine lets it. A fixed pause is too long on most runs and too short on
      the one that fails.

      ## Example

      ```swift
      import XCTest

      final class LoginUITests: XCTestCase {
        func testLogin() {
          let app = XCUIApplication()
          app.launch()
          sleep(2)
          XCTAssertTrue(app.buttons["Log in"].exists)
        }
      }
      ```

      ## Use instead

      ```swift
      import XCTest

      final class LoginUITests: XCTestCase {
        func testLogin() {
          let app = XCUIApplication()
          app.launch()
          XCTAssertTrue(app.buttons["Log in"].waitForExistence(timeout: 5))
        }
      }
      ```

      ## Limits

      A UI test is a file that names `XCUIApplication`, or a target or folder called `…UITests`. The file
      `SnapshotHelper.swift` comes with a tool and is left alone.

      ## Disable it

      `// deplint:disable:next ui_test_waits - reason`.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    // Written by a tool, into each project that uses it.
    guard pass.isTest, pass.isUITest, !pass.facts.path.hasSuffix("SnapshotHelper.swift") else { return }
    for sleep in Sleeps.read(pass) {
      report(
        pass.finding(
          Self.metadata, at: pass.buffer.range(of: sleep.tokens),
          Finding.Message.sleeps(pass.text(sleep.tokens.lowerBound..<sleep.tokens.upperBound)).text))
    }
  }
}

extension Finding.Message {
  fileprivate static func sleeps(_ call: String) -> Self {
    Self("'\(call)' waits too long or not long enough; wait for what comes: 'waitForExistence(timeout:)'")
  }
}
