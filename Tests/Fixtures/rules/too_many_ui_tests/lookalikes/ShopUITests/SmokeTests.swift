import XCTest

// clean: five tests; the template's measurement and the helpers are none
final class SmokeTests: XCTestCase {
  let app = XCUIApplication()
  func testStarts() {}
  func testShowsBasket() {}
  func testShowsPrices() {}
  func testShowsOrders() {}
  func testShowsHelp() {}
  func testLaunchPerformance() {}
  func testing(_ name: String) {}
  func tap(_ name: String) {}
}
