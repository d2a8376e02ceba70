import ComposableArchitecture

@Reducer struct Sync {
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .a: Task { await api.push() }; return .none  // expect: hand_fired_effect 16
      case .b: return .run { send in Task { await send(.done) } }
      case .c: return .run { send in try await api.upload { p in Task { await send(.progress(p)) } } }
      }
    }
  }
}
