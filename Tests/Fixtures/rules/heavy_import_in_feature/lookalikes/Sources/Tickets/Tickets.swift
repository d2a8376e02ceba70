import ComposableArchitecture
// clean: a module of the project that is called like an SDK, and a crash reporter.
import FirebaseAuthClient
import Sentry

@Reducer
public struct Tickets {
  public struct State: Equatable {}
  public enum Action {}
  public var body: some ReducerOf<Self> { EmptyReducer() }
}
