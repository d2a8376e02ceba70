import ComposableArchitecture

@Reducer
struct Uploads {
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .a:
        return .run(priority: .low) { send in
          Task.detached { await send(.done) }  // expect: unstructured_task_in_effect(warning) "'Task.detached' outlives"
        } catch: { error, send in
          Task { await send(.failed) }  // expect: unstructured_task_in_effect(warning)
        }
      case .b:
        return .run { send in
          await withTaskCancellation(id: 1) {
            // Work within work is the outer one's.
            Task { Task { await send(.done) } }  // expect: unstructured_task_in_effect(warning) 13
          }
        }
      case .c:
        return .run { send in
          let stream = AsyncStream<Int> { continuation in
            Task { continuation.yield(1) }  // expect: unstructured_task_in_effect(warning)
          }
        }
      case .d:
        return .run { send in
          func changed() {
            Task { await send(.changed) }  // expect: unstructured_task_in_effect(note) "hand the values to a stream"
          }
          observe(changed)
        }
      }
    }
  }

  func load() async {
    Task { await refresh() }  // expect: unstructured_task_in_effect(warning)
  }
}
