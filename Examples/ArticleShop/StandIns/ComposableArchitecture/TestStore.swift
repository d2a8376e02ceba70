/// A store that wants every change and every action to be asserted.
@MainActor
public final class TestStore<State: Equatable, Action: Equatable & Sendable> {
  public private(set) var state: State
  private let reducer: any Reducer<State, Action>
  private let dependencies: DependencyValues
  private var received: [Action] = []
  private var effectsInFlight = 0

  public init<R: Reducer>(
    initialState: R.State,
    reducer: () -> R,
    withDependencies updateDependencies: (inout DependencyValues) -> Void = { _ in }
  ) where R.State == State, R.Action == Action {
    state = initialState
    var dependencies = DependencyValues.current
    updateDependencies(&dependencies)
    self.dependencies = dependencies
    self.reducer = DependencyValues.$current.withValue(dependencies) { reducer() }
  }

  public func send(
    _ action: Action, assert update: ((inout State) -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line
  ) async {
    if let unasserted = received.first {
      reportIssue("send '\(action)' while '\(unasserted)' waits", fileID: fileID, filePath: filePath, line: line)
    }
    reduce(action, expecting: update, fileID: fileID, filePath: filePath, line: line)
  }

  public func receive(
    _ action: Action, assert update: ((inout State) -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line
  ) async {
    while received.isEmpty, effectsInFlight > 0 { await Task.yield() }
    guard !received.isEmpty else {
      return reportIssue("'\(action)' was not received", fileID: fileID, filePath: filePath, line: line)
    }
    let next = received.removeFirst()
    guard next == action else {
      return reportIssue("received '\(next)', not '\(action)'", fileID: fileID, filePath: filePath, line: line)
    }
    reduce(action, expecting: update, fileID: fileID, filePath: filePath, line: line)
  }

  /// Waits for all effects. Call it at the end of a test.
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line
  ) async {
    while effectsInFlight > 0 { await Task.yield() }
    for action in received {
      reportIssue("'\(action)' was received, but not asserted", fileID: fileID, filePath: filePath, line: line)
    }
  }

  private func reduce(
    _ action: Action, expecting update: ((inout State) -> Void)?,
    fileID: StaticString, filePath: StaticString, line: Int
  ) {
    var expected = state
    DependencyValues.$current.withValue(dependencies) {
      update?(&expected)
      run(reducer.reduce(into: &state, action: action))
    }
    if expected != state {
      reportIssue("expected \(expected), got \(state)", fileID: fileID, filePath: filePath, line: line)
    }
  }

  private func run(_ effect: Effect<Action>) {
    guard let operation = effect.operation else { return }
    effectsInFlight += 1
    Task {
      await operation(Send { self.received.append($0) })
      effectsInFlight -= 1
    }
  }
}
