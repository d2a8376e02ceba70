import XCTest

@testable import ShopUI

final class RowTests: XCTestCase {
  func testIt() {
    sleep(1)  // clean: the tests of a module 'ShopUI', no UI test
  }
}
