// Comments and strings are no code; interpolations are.
// expect: direct_date@14, direct_uuid@15, direct_date@18
import ComposableArchitecture

/// Uses `Date()` and `UUID()`; conforms to `DependencyKey`.
struct Texty: Reducer {
  struct State { var s = "" }
  enum Action { case tap }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      // state.s = Date().description
      /* UUID() */ state.s = "Date() UUID()"
      state.s = #"\(Date())"#
      state.s = "\(Date())"
      state.s = #"\#(UUID())"#
      state.s = """
        Date() \(
          Date()
        ) enum K: DependencyKey {}
        """
      return .none
    }
  }
}
