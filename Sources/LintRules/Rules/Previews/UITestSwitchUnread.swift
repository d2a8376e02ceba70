import SwiftLexer

/// Reports launch arguments that the app never looks at.
package struct UITestSwitchUnread: Rule {
  package static let metadata = RuleMetadata(
    id: "ui_test_switch_unread", group: .previews, summary: "launch key of a UI test that the app does not read", severity: .note,
    since: "0.1.0", fixes: .none, interest: .facts([.XCUIApplication, .XCTestCase]),
    explanation: #"""
      ## What it does

      Reports a key in `launchEnvironment` or `launchArguments` of a UI test that no code of the app reads.

      ## Why is this bad?

      The key was to tell the app to start with fixtures. When the app reads another one, by a slip or after a rename,
      nothing says so: the app starts with its live dependencies, and the test passes or fails with the server.

      ## Example

      ```swift
      // App.swift
      import SwiftUI

      @main
      struct ShopApp: App {
        init() {
          if ProcessInfo.processInfo.environment["UI_TEST"] != nil { print("fixtures") }
        }
        var body: some Scene { WindowGroup { } }
      }
      // SmokeUITests/SmokeTests.swift
      import XCTest

      final class SmokeTests: XCTestCase {
        func testStarts() {
          let app = XCUIApplication()
          app.launchEnvironment["UI_TESTS"] = "1"
          app.launch()
        }
      }
      ```

      ## Use instead

      ```swift
      // App.swift
      import SwiftUI

      @main
      struct ShopApp: App {
        init() {
          if ProcessInfo.processInfo.environment["UI_TEST"] != nil { print("fixtures") }
        }
        var body: some Scene { WindowGroup { } }
      }
      // SmokeUITests/SmokeTests.swift
      import XCTest

      final class SmokeTests: XCTestCase {
        func testStarts() {
          let app = XCUIApplication()
          app.launchEnvironment["UI_TEST"] = "1"
          app.launch()
        }
      }
      ```

      ## Limits

      Silent where the app's entry point is out of view, where it reads a key that is not written out, and for keys that the
      system or a library reads (`SWIFT_DEPENDENCIES_CONTEXT`, `OS_ACTIVITY_MODE`, `-AppleLanguages`). An argument that
      begins with a hyphen may be a user default and is never reported.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  private static let systemPrefixes = ["OS_", "XCODE_", "DYLD_", "XCTest", "XCInject", "CFLOG", "NS", "IDE", "SIMULATOR_", "MTL_", "CA_", "CG_"]

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let tests = pass.facts.uiTests else { return }
    for entry in tests.switches {
      guard !entry.key.isEmpty, !entry.key.hasPrefix("-"), entry.key != "SWIFT_DEPENDENCIES_CONTEXT",
        !Self.systemPrefixes.contains(where: { entry.key.hasPrefix($0) }), isKey(entry.key),
        pass.project.readsLaunchKey(entry.key) == .no
      else { continue }
      report(pass.finding(Self.metadata, at: entry.range, Finding.Message.unread(entry.key).text))
    }
  }

  /// Words alone: numbers, paths and documents are values.
  private func isKey(_ text: String) -> Bool {
    text.utf8.first.map { $0 &- 0x30 >= 10 } ?? false
      && text.utf8.allSatisfy { $0 == 0x5F || $0 == 0x2D || $0 == 0x2E || $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 }
  }
}

extension Finding.Message {
  fileprivate static func unread(_ key: String) -> Self {
    Self("no code of the app reads '\(key)': the app starts as if it were not set, whatever the test wants")
  }
}
