import XCTest

// clean: nothing here starts an application
final class BasketTests: XCTestCase {
  func testA() {}
  func testB() {}
  func testC() {}
  func testD() {}
  func testE() {}
  func testF() {}
}
