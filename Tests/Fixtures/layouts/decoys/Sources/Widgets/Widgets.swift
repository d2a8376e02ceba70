import ComposableArchitecture
import LiveActivityClient

@Reducer
public struct Widgets {
  public struct State: Equatable {}
  public enum Action {}
  public var body: some ReducerOf<Self> { EmptyReducer() }
}
