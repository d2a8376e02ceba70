import ComposableArchitecture
import Testing

@Test func adds() {
  let id = UUID()  // clean: in tests
  _ = Basket.State(id: id)
}
