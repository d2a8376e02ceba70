import ComposableArchitecture
import FlowClient

@Reducer
public struct Banks {
  public struct State: Equatable {}
  public enum Action {}
  public var body: some ReducerOf<Self> { EmptyReducer() }
}
