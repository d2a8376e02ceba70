import ComposableArchitecture
import XCTest

final class HomeTests: XCTestCase {
  func testLoad() async {
    let store = TestStore(initialState: Home.State()) { Home() }
    store.dependencies.homeClient.load = { [] }
    store.exhaustivity = .off  // expect: exhaustivity_off(note)

    await store.send(.load)
  }
  func testIdle() async {
    let store = TestStore(initialState: Home.State()) { Home() }

    store.exhaustivity = .off  // expect: exhaustivity_off(note)
    await store.send(.load)
  }
  func testAsserts() async {
    let store = TestStore(initialState: Home.State()) { Home() }

    store.exhaustivity = Exhaustivity.off(showSkippedAssertions: false)  // expect: exhaustivity_off(note)
    await store.send(.load) { $0.isLoading = true }
    await withExhaustivity(.off) { }  // expect: exhaustivity_off(note)
    store.exhaustivity = .off(showSkippedAssertions: true)  // expect: exhaustivity_off(note) 11 "shows"
  }
  func makeStore() -> TestStoreOf<Home> {
    let store = TestStore(initialState: Home.State()) { Home() }

    store.exhaustivity = .off  // expect: exhaustivity_off(note)
    return store
  }
}
