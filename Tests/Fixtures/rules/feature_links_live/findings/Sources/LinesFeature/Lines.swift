import BusClient
import ComposableArchitecture
import RailBackend  // expect: feature_links_live(error) 8 "'railClient' is declared there: move that property to 'RailClient'"

@Reducer
struct Lines {
  @ObservableState
  struct State { var names: [String] = [] }
  enum Action { case appeared }
  @Dependency(\.railClient) var railClient
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}
