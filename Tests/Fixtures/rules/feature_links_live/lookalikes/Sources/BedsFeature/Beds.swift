import ComposableArchitecture
import SeedClient
import WaterLive  // clean: not a split key

@Reducer
struct Beds {
  struct State {}
  enum Action { case appeared }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}
