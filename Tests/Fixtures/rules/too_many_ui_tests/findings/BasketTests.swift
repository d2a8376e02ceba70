import XCTest

final class BasketTests: XCTestCase {
  let app = XCUIApplication()
  func testAdds() {}  // expect: too_many_ui_tests(note) 8 "'.' holds 6 UI tests"
  func testRemoves() {}
  func testCounts() {}
  func testEmpties() {}
}
