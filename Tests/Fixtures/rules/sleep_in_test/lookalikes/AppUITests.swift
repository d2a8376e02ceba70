import XCTest

final class AppUITests: XCTestCase {
  func testIt() {
    XCUIApplication().launch()
    sleep(1)  // clean: 'ui_test_waits' speaks of it
  }
}
