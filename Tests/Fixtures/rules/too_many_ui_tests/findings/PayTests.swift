import XCTest

final class PayTests: XCTestCase {
  let app = XCUIApplication()
  func testPays() {}
  func testShares() {}
}
