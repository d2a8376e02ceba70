import ComposableArchitecture

@Reducer struct Feature {
  func f(_ state: inout State) -> Effect<Action> {
    state.at = Date()  // expect: direct_date
    state.at = Date.now  // clean: allowed
    let at: Date = .now  // clean: the same
    state.isPast = state.at.timeIntervalSinceNow < 0  // clean: allowed
    return .none
  }
}
