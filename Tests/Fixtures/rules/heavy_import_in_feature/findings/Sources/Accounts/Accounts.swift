import ComposableArchitecture
import GRDB  // expect: heavy_import_in_feature(note) 8 "feature 'Accounts' imports 'GRDB' (a database)"

@Reducer
public struct Accounts {
  public struct State: Equatable {}
  public enum Action {}
  public var body: some ReducerOf<Self> { EmptyReducer() }
}
