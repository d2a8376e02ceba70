import ComposableArchitecture
import Testing

@Suite struct FeatureTests {
  // clean: tests may compare with the clock, other rules judge how
  @Test func open() async {
    let store = TestStore(initialState: Feature.State(at: Date())) { Reduce<Feature.State, Feature.Action> { s, _ in s.at = Date(); return .none } }
    await store.send(.open)
  }
}
