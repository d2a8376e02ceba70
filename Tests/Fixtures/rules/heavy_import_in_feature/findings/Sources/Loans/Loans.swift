import ComposableArchitecture

@Reducer
public struct Loans {
  public struct State: Equatable {}
  public enum Action {}
  public var body: some ReducerOf<Self> { EmptyReducer() }
}
