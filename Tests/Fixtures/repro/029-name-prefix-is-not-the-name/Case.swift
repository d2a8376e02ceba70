// Names that only begin with the name.
// expect: direct_date@20
import ComposableArchitecture

struct UUIDLike { init() {} }
struct DateStamp { init() {}; static func Date() -> Int { 0 } }
func update() {}
func Dates() -> Int { 0 }
struct Names: Reducer {
  struct State { var x: Any = 0 }
  enum Action { case tap }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      state.x = DateInterval()
      state.x = DateComponents()
      state.x = UUIDLike()
      state.x = DateStamp()
      state.x = DateStamp.Date()
      state.x = Dates(); update()
      state.x = Foundation.Date()
      return .none
    }
  }
}
