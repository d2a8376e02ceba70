import ComposableArchitecture

@Reducer struct Home {
  struct State: Equatable { @Presents var destination: Destination.State? }
  @Dependency(\.homeClient) var homeClient
  var body: some ReducerOf<Self> { EmptyReducer() }
}
