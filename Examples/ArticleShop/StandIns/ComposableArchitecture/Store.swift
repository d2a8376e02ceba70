/// Holds a feature's state and runs its effects.
@MainActor
public final class Store<State, Action: Sendable> {
  public private(set) var state: State
  private let reducer: any Reducer<State, Action>

  public init<R: Reducer>(initialState: R.State, reducer: () -> R) where R.State == State, R.Action == Action {
    state = initialState
    self.reducer = reducer()
  }

  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    let effect = reducer.reduce(into: &state, action: action)
    guard let operation = effect.operation else { return StoreTask(task: nil) }
    return StoreTask(task: Task { await operation(Send { self.send($0) }) })
  }
}

public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

/// The effect that an action began.
public struct StoreTask: Sendable {
  let task: Task<Void, Never>?

  public func finish() async { await task?.value }
}
