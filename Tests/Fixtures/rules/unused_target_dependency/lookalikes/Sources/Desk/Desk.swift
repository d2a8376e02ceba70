import ComposableArchitecture

// clean: it reads a property that 'RoomClient' declares, which takes no import.
@Reducer
public struct Desk {
  public struct State: Equatable {}
  public enum Action {}
  @Dependency(\.roomClient.load) var load
  public var body: some ReducerOf<Self> { EmptyReducer() }
}
