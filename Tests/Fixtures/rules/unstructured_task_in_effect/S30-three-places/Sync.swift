import ComposableArchitecture

@Reducer struct Sync {
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .a: Task { await api.push() }; return .none
      case .b: return .run { send in Task { await send(.done) } }  // expect: unstructured_task_in_effect(warning) 38
      case .c: return .run { send in try await api.upload { p in Task { await send(.progress(p)) } } }  // expect: unstructured_task_in_effect(note)
      }
    }
  }
}
