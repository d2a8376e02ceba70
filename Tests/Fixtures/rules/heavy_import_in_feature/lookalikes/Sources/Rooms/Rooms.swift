import ComposableArchitecture
// clean: more than half of the features import it: it is what the app is about.
import GRDB

@Reducer
public struct Rooms {
  public struct State: Equatable {}
  public enum Action {}
  public var body: some ReducerOf<Self> { EmptyReducer() }
}
