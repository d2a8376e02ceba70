import BusClient
import BusClientLive  // expect: feature_links_live(error) 8 "use 'BusClient', and let the app link the live side"
import ComposableArchitecture

@Reducer
struct Stops {
  @ObservableState
  struct State { var names: [String] = [] }
  enum Action { case appeared }
  @Dependency(\.busClient) var busClient
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}
