import ComposableArchitecture
import SongClient

@Reducer
public struct Player {
  public struct State: Equatable {}
  public enum Action {}
  public var body: some ReducerOf<Self> { EmptyReducer() }
}
