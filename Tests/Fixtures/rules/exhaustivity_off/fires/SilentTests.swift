import ComposableArchitecture
import XCTest

final class SilentTests: XCTestCase {
  // expect@+4: exhaustivity_off(warning) 11 "asserts nothing"
  func testNothing() async {
    let store = TestStore(initialState: Home.State()) { Home() }

    store.exhaustivity = .off

    await store.send(.load)
  }
  // expect@+4: exhaustivity_off(note)
  func testReceives() async {
    let store = TestStore(initialState: Home.State()) { Home() }

    store.exhaustivity = .off

    await store.send(.load)
    await store.receive(\.loaded)
  }
  // expect@+6: exhaustivity_off(note)
  func testDouble() async {
    let store = TestStore(initialState: Home.State()) { Home() } withDependencies: {
      $0.mailer.send = { XCTAssertEqual($0, "hello") }
    }

    store.exhaustivity = .off

    await store.send(.load)
  }
}
