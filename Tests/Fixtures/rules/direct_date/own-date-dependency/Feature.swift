import ComposableArchitecture

extension DependencyValues {
  var date: DateClient {
    get { self[DateClient.self] }
    set { self[DateClient.self] = newValue }
  }
}
@Reducer struct Feature {
  @Dependency(\.date) var date
  func f(_ state: inout State) -> Effect<Action> {
    state.at = Date()  // expect: direct_date
    return .none
  }
}
