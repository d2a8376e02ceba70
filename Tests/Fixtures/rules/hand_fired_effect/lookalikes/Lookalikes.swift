import ComposableArchitecture

@Reducer
struct Harbour {
  struct State {
    // clean: a type, and no task that starts.
    var work: Task<Void, Never>?
    // clean: the state's helper.
    var retry: () -> Void = { Task { await refresh() } }
  }

  // clean: a property's initial value is no code that the reducer runs.
  let onTap: () -> Void = { Task { await refresh() } }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      // clean: effects.
      case .a: return .run { _ in Task { await refresh() } }
      case .b: return .publisher { tide.publisher.handleEvents { _ in DispatchQueue.main.async { tick() } } }
      // clean: closures that are kept.
      case .c:
        state.retry = { Task { await refresh() } }
        state.client = Client(save: { Task { await refresh() } })
        return .none
      // clean: no task is started.
      case .d:
        state.isOver = Task.isCancelled
        state.queue = DispatchQueue.main
        return .merge(.cancel(id: Task.self), .send(.e))
      case .e:
        // clean: a request that is kept, and not started.
        state.request = session.dataTask(with: url)
        return .none
      default: return .none
      }
    }
  }

  // clean: an asynchronous method runs in an effect.
  func load() async { Task { await refresh() } }
}

extension Harbour {
  // clean: a view is no reducer.
  struct View: SwiftUI.View {
    var body: some SwiftUI.View { Button("Go") { Task { await refresh() } } }
  }
}

// clean: an application's delegate.
final class AppDelegate: NSObject, UIApplicationDelegate {
  func applicationDidFinishLaunching() { Task { await refresh() } }
}
