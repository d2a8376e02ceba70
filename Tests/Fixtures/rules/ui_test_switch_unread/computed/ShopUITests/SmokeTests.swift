import XCTest

final class SmokeTests: XCTestCase {
  func testStarts() {
    let app = XCUIApplication()
    app.launchEnvironment[Switch.user] = "1"  // clean: not written out
    app.launchEnvironment["SWIFT_DEPENDENCIES_CONTEXT"] = "test"  // clean: the library's
    app.launchEnvironment["OS_ACTIVITY_MODE"] = "disable"  // clean: the system's
    app.launchArguments = ["-AppleLanguages", "(de)", "-basket.limit", "3", "-hasSeenTour", "YES"]  // clean: user defaults and their values
    app.launchArguments += ["offline"]  // clean: the app reads it
    app.launch()
  }
}
