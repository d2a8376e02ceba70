import ComposableArchitecture

@Reducer
public struct Pens {
  public struct State: Equatable {}
  public enum Action {}
  public var body: some ReducerOf<Self> { EmptyReducer() }
}
