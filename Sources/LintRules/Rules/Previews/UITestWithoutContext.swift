import SwiftLexer

/// Reports UI tests that start the app as its users do.
package struct UITestWithoutContext: Rule {
  package static let metadata = RuleMetadata(
    id: "ui_test_without_context", group: .previews, summary: "test that starts the app in the live world", severity: .warning,
    isOptIn: true, since: "0.1.0", fixes: .none, interest: .tokens([.XCUIApplication]),
    explanation: #"""
      ## What it does

      Reports `XCUIApplication()` in a test that launches it and sets neither `launchEnvironment` nor `launchArguments`,
      where `setUp` does not either.

      ## Why is this bad?

      The app under test is another process. Nothing that the test overrides reaches it, so it starts with its live
      dependencies: the test talks to the real server, with the data of the day, and fails when either is not there.

      A launch argument tells the app that it is being tested, and its entry point prepares its dependencies.

      ## Example

      ```swift
      import XCTest

      final class SmokeTests: XCTestCase {
        func testStarts() {
          let app = XCUIApplication()
          app.launch()
          XCTAssertTrue(app.buttons["Basket"].exists)
        }
      }
      ```

      ## Use instead

      ```swift
      import XCTest

      final class SmokeTests: XCTestCase {
        func testStarts() {
          let app = XCUIApplication()
          app.launchEnvironment["UI_TEST"] = "1"
          app.launch()
          XCTAssertTrue(app.buttons["Basket"].exists)
        }
      }
      ```

      ## Limits

      Off by default: a smoke test of the real thing is a choice. What a helper sets that takes no part in the class is not seen.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    for call in pass.outline.calls where call.name == .XCUIApplication {
      var function = Int(call.owner)
      while function >= 0, pass.outline.declarations[function].kind != .function { function = Int(pass.outline.declarations[function].parent) }
      guard function >= 0, launches(function, pass), !setsContext(function, pass) else { continue }
      let parent = pass.outline.declarations[function].parent
      let helpers = pass.outline.declarations.indices.filter { index in
        pass.outline.declarations[index].parent == parent && !isTest(index, pass)
      }
      guard parent >= 0, !helpers.contains(where: { setsContext($0, pass) }) else { continue }
      report(pass.finding(Self.metadata, at: pass.buffer.range(of: call.callee), Finding.Message.live.text))
    }
  }

  private func isTest(_ index: Int, _ pass: borrowing Pass) -> Bool {
    let declaration = pass.outline.declarations[index]
    guard declaration.kind == .function, let name = declaration.name.first else { return false }
    return pass.text(name).hasPrefix("test")
  }

  private func launches(_ index: Int, _ pass: borrowing Pass) -> Bool {
    contains(["launch"], index, pass)
  }

  private func setsContext(_ index: Int, _ pass: borrowing Pass) -> Bool {
    contains(["launchEnvironment", "launchArguments"], index, pass)
  }

  private func contains(_ names: [String], _ index: Int, _ pass: borrowing Pass) -> Bool {
    pass.outline.declarations[index].tokens.contains { token in
      pass.buffer[token].kind == .identifier && pass.buffer[token - 1].kind == .period
        && names.contains { pass.file.isText(pass.buffer[token], $0) }
    }
  }
}

extension Finding.Message {
  fileprivate static let live: Self =
    "the app starts with its live dependencies, since nothing tells it that it is tested; set 'launchEnvironment' and prepare dependencies in the entry point"
}
