import ComposableArchitecture

@Reducer
struct Uploads {
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .a:
        return .run { send in
          // clean: its value is awaited.
          let value = await Task { await load() }.value
          let later = Task { await load() }
          await send(.loaded(later.value))
          // clean: it is cancelled by its name.
          var pending: Task<Void, Never>?
          pending?.cancel()
          pending = Task { await load() }
          // clean: structured work.
          async let first = load()
          await withTaskGroup(of: Void.self) { group in group.addTask { await load() } }
          // clean: within a continuation nobody can wait.
          await withCheckedContinuation { continuation in Task { continuation.resume() } }
        }
      case .b:
        return .run { send in
          for await value in AsyncStream<Int>({ continuation in
            // clean: the stream cancels it.
            let task = Task { for await value in values { continuation.yield(value) } }
            continuation.onTermination = { _ in task.cancel() }
          }) { await send(.value(value)) }
        }
      case .c:
        return .run { send in
          // clean: no task is started.
          try await Task.sleep(for: .seconds(1))
          await Task.yield()
        }
      }
    }
  }
}

// clean: no effect of a reducer.
func load() { Task { await refresh() } }
struct Row: View {
  var body: some View { Text("x").task { Task { await refresh() } } }
}
