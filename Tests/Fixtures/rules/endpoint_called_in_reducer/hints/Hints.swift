import ComposableArchitecture

@Reducer
struct Desk {
  @Dependency(\.lamp) var lamp
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .named(name):
        lamp.light(name)
        return .none  // expect@-1: endpoint_called_in_reducer
      case .off:
        // No hint: what it is handed is the state's.
        lamp.off(state.name)  // expect: endpoint_called_in_reducer
        return .none
      case .next:
        // No hint: more effects follow.
        lamp.next()  // expect: endpoint_called_in_reducer
        return .send(.off)
      }
    }
  }
}
