import ComposableArchitecture

@Reducer struct Home {
  struct State: Equatable {}
  @Dependency(\.homeClient) var homeClient
  @Dependency(MailClient.self) var mailClient
  @Dependency(\.date) var date
  var body: some ReducerOf<Self> { EmptyReducer() }
}

// Needs what its children need.
@Reducer struct Root {
  @ObservableState struct State { @Presents var destination: Destination.State?; var home = Home.State() }
  @Reducer enum Destination { case settings(Settings) }
  var body: some ReducerOf<Self> {
    Scope(state: \.home, action: \.home) { Home() }
    Reduce { state, action in .none }
      .ifLet(\.$destination, action: \.destination)
  }
}
@Reducer struct Settings {
  @Dependency(\.userDefaults) var userDefaults
}
@Reducer struct Tabs {
  @ObservableState struct State { @Presents var destination: Root.Destination.State? }
  var body: some ReducerOf<Self> { Reduce { state, action in .none }.ifLet(\.$destination, action: \.destination) }
}
