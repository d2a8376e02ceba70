import ComposableArchitecture
import Accounts

@Reducer
public struct RateFeature {
  public struct State: Equatable {}
  public enum Action {}
  public var body: some ReducerOf<Self> { EmptyReducer() }
}
