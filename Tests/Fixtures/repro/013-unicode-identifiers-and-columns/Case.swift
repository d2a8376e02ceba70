// Identifiers beyond ASCII; columns are counted in bytes.
// expect: direct_date@11, missing_test_value@16
// © 2026 – straße
import ComposableArchitecture

struct 時計: Reducer {
  struct State { var 今 = Date.distantPast; var 👷🏽 = 0 }
  enum Action { case アイウ }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      state.👷🏽 += 1; state.今 =  Date()
      return .none
    }
  }
}
enum 鍵: DependencyKey {
  static let liveValue = "¯\\_(ツ)_/¯"
}
