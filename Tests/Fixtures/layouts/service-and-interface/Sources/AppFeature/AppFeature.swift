import ComposableArchitecture
import FooFeature
import FooService

@Reducer
public struct AppFeature {
  public struct State: Equatable {}
  public enum Action {}
  public var body: some ReducerOf<Self> { EmptyReducer() }
}
