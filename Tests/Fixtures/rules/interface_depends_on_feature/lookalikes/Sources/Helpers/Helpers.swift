import ComposableArchitecture
// clean: it extends reducers and has no State.
extension Reducer {
  public func logged() -> some Reducer<State, Action> { self }
}
