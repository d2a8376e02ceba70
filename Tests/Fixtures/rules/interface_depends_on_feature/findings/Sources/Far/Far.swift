import ComposableArchitecture
import Player

@Reducer
public struct Far {
  public struct State: Equatable {}
  public enum Action {}
  public var body: some ReducerOf<Self> { EmptyReducer() }
}
