import ComposableArchitecture

@Reducer struct Feed {
  struct State { var date: Date }
  @Dependency(\.feedClient) var feedClient
  @Dependency(\.uuid) var uuid  // expect: unused_dependency "'uuid' is never used in 'Feed': tests"
  // expect@+1: unused_dependency "'date' is never used in 'Feed': each use of the name is of a local"
  @Dependency(\.date) private var date
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      let date = state.date
      return .run { [feedClient] _ in await feedClient.load(date) }
    }
  }
}
// clean: a bag, read from outside.
struct Deps { @Dependency(\.calendar) var calendar }
struct Proxy { let deps = Deps(); var cal: Calendar { deps.calendar } }
