import ComposableArchitecture
import MailClient

@Reducer
public struct Inbox {
  public struct State: Equatable {}
  public enum Action {}
  public var body: some ReducerOf<Self> { EmptyReducer() }
}
