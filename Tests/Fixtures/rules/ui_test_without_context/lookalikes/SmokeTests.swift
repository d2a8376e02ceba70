import XCTest

final class SmokeTests: XCTestCase {
  let app = XCUIApplication()  // clean: no test launches it here

  override func setUp() {
    app.launchEnvironment["UI_TEST"] = "1"
  }

  func testStarts() {
    let other = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    other.activate()  // clean: another app, which is not launched
    app.launch()
  }

  func testTwice() {
    let app = XCUIApplication()  // clean: the class knows how to tell the app
    app.launch()
  }
}
