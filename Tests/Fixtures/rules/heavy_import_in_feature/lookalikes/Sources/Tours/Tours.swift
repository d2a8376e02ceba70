import ComposableArchitecture
import GRDB

@Reducer
public struct Tours {
  public struct State: Equatable {}
  public enum Action {}
  public var body: some ReducerOf<Self> { EmptyReducer() }
}
