import ComposableArchitecture

@Reducer struct Feature {
  func f(_ state: inout State) -> Effect<Action> {
    state.id = UUID()  // clean: the project's own
    state.id = Foundation.UUID()  // expect: direct_uuid
    return .none
  }
}
