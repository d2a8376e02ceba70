import XCTest

final class SmokeTests: XCTestCase {
  func testStarts() {
    let app = XCUIApplication()
    app.launchEnvironment["UI_TEST"] = "1"  // clean: the app reads it
    app.launchEnvironment["UI_USER"] = "1"  // clean: the app hands its environment on
    app.launch()
  }
}
