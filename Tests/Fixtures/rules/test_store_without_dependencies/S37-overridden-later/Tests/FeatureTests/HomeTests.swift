import ComposableArchitecture
import XCTest

final class HomeTests: XCTestCase {
  func testLoad() async {
    // clean: the override follows.
    let store = TestStore(initialState: Home.State()) { Home() }
    store.dependencies.homeClient.load = { [] }
    await store.send(.load)
  }
}
