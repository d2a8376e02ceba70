import XCTest

final class AppTests: XCTestCase {
  func testIt() {
    sleep(2)  // clean: no UI test; 'sleep_in_test' speaks of it
  }
}
