import ComposableArchitecture

@Reducer struct Behind {
  struct State { var at: Date? }
  @Dependency(\.client) var client
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.at = Date()  // expect: direct_date
      return .run { _ in print(Date()) }  // expect: direct_date
    }
  }
}
@Reducer struct Before {
  struct State { var at: Date? }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.at = Date()  // expect: direct_date
      return .none
    }
  }
}
@Observable final class Model {
  var at: Date?
  func mark() {
    at = Date()  // expect: direct_date
  }
}
@Reducer struct Taken {
  let now = "a name that is taken"
  func f(_ state: inout State) -> Effect<Action> {
    state.at = Date()  // expect: direct_date
    return .none
  }
}
@Reducer struct Static {
  static func f() -> Date { Date() }  // expect: direct_date
  let at = Date()  // expect: direct_date
}
extension Elsewhere {
  func f(_ state: inout State) -> Effect<Action> {
    state.at = Date()  // expect: direct_date
    return .none
  }
}
