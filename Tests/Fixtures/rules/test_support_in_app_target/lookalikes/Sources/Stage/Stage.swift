import ComposableArchitecture
// clean: an import under #if is linked only where it is there.
#if canImport(XCTest)
  import XCTest
#endif
#if DEBUG
  import Testing
#endif

@Reducer
public struct Stage {
  public struct State: Equatable {}
  public enum Action {}
  public var body: some ReducerOf<Self> { EmptyReducer() }
}
