import XCTest

final class SmokeTests: XCTestCase {
  func testStarts() {
    let app = XCUIApplication()  // expect: ui_test_without_context(warning) 15
    app.launch()
  }

  func testStartsAtOnce() {
    XCUIApplication().launch()  // expect: ui_test_without_context
  }

  func testPrepared() {
    let app = XCUIApplication()  // clean: this one is told
    app.launchArguments.append("UI_TEST")
    app.launch()
  }
}
