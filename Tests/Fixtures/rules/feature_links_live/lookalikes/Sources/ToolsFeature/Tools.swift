import BedsFeature
import ComposableArchitecture
import SoilClient

@Reducer
struct Tools {
  struct State {}
  enum Action { case appeared }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}
