import ComposableArchitecture
import FooServiceInterface

@Reducer
public struct FooFeature {
  public struct State: Equatable {}
  public enum Action {}
  public var body: some ReducerOf<Self> { EmptyReducer() }
}
