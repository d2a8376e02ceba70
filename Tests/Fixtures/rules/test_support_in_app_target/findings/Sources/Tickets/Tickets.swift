import ComposableArchitecture
import SnapshotTesting  // expect: test_support_in_app_target(error) 8 "the app links a testing library"

@Reducer
public struct Tickets {
  public struct State: Equatable {}
  public enum Action {}
  public var body: some ReducerOf<Self> { EmptyReducer() }
}
