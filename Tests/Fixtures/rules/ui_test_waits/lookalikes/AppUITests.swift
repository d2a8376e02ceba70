import XCTest

final class AppUITests: XCTestCase {
  func testIt() {
    let app = XCUIApplication()
    _ = app.buttons["Sleep"].waitForExistence(timeout: 2)
  }
}
