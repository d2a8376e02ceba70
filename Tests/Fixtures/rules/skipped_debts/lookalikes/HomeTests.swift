import ComposableArchitecture
import Testing

@Test func loads() async {
  let store = TestStore(initialState: Home.State()) { Home() }
  store.exhaustivity = .off
  await store.send(.load)
  await store.skipReceivedActions()  // clean: the store is not exhaustive, which was reported there
}
