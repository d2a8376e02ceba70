import XCTest

// clean: no UI tests
final class BasketTests: XCTestCase {
  func testA() {}
  func testB() {}
  func testC() {}
  func testD() {}
  func testE() {}
  func testF() {}
}
