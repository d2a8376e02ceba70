import XCTest

final class SmokeTests: XCTestCase {
  func testStarts() {
    let app = XCUIApplication()
    app.launchEnvironment["UI_TESTS"] = "1"  // expect: ui_test_switch_unread(note) 28 "no code of the app reads 'UI_TESTS'"
    app.launchEnvironment = ["UI_TEST": "1", "UI_USER": "anna"]  // expect: ui_test_switch_unread 47
    app.launchArguments += ["offline", "off-line"]  // expect: ui_test_switch_unread 41
    app.launchArguments.append("slow")  // expect: ui_test_switch_unread
    app.launch()
  }
}
