import ComposableArchitecture
import XCTest

final class HomeTests: XCTestCase {
  func testOn() async {
    store.exhaustivity = .on  // clean: it is on
    store.exhaustivity = isFull ? .on : .off  // clean: a ternary decides
    XCTAssertEqual(store.exhaustivity, .off)
  }
}
