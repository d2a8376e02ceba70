import ComposableArchitecture

@Reducer struct Home {
  struct State: Equatable { @Presents var destination: Destination.State? }
  @Dependency(\.homeClient) var homeClient
  var body: some ReducerOf<Self> { EmptyReducer() }
}

// clean: nothing of the project's own.
@Reducer struct Clock {
  struct State: Equatable {}
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> { Reduce { state, action in Home(); return .none } }
}
