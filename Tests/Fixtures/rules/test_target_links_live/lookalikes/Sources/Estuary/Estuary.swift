import ComposableArchitecture
import Banks
import FlowClientLive

@Reducer
public struct Estuary {
  public struct State: Equatable {}
  public enum Action {}
  public var body: some ReducerOf<Self> { EmptyReducer() }
}
