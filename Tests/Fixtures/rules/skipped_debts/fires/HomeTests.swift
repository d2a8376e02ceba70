import ComposableArchitecture
import Testing

@Test func loads() async {
  let store = TestStore(initialState: Home.State()) { Home() }
  await store.send(.load)
  await store.skipReceivedActions()  // expect: skipped_debts(note) 15
  await store.skipInFlightEffects(strict: false)  // expect: skipped_debts
}
