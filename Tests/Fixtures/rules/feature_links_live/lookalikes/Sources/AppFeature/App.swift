import BedsFeature
import ComposableArchitecture
import SeedClientLive  // clean: the library on top of the features is the root
import SoilDatabase
import ToolsFeature

@Reducer
struct AppReducer {
  struct State {}
  enum Action { case appeared }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}
