import ComposableArchitecture
import GRDB  // expect: heavy_import_in_feature(error) 8

@Reducer
public struct Books {
  public struct State: Equatable {}
  public enum Action {}
  public var body: some ReducerOf<Self> { EmptyReducer() }
}
