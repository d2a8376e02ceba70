// Divisions that could open a regex literal.
// expect: direct_date@12
import ComposableArchitecture

struct Meter: Reducer {
  struct State { var ratio = 0.0; var at = Date.distantPast; var label = "" }
  enum Action { case resized(Double, Double) }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case let .resized(width, height):
        (state.ratio, state.at, state.label) = (width/2.0, Date(), "\(height/4.0)")
        state.ratio = min(width / 3, height / 3); state.label = "1/2 Date() 3/4"
        state.ratio = [width][0]/2 + (height)/2
        return .none
      }
    }
  }
}
