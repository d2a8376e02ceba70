// Every spelling of the present moment.
// expect: direct_date@11, direct_date@12, direct_date@13, direct_date@14, direct_date@15, direct_date@16, direct_uuid@17, direct_date@18
import ComposableArchitecture

func stamp(_ make: () -> Date) -> Date { make() }
struct Spellings: Reducer {
  struct State { var d = Date.distantPast; var s = "" }
  enum Action { case tap }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      state.d = Date.init()
      state.d = Date.now
      state.d = stamp(Date.init)
      state.d = Date(timeIntervalSinceNow: 5)
      let soon: Date = .init()
      let later: Date = .now
      state.s = UUID.init().uuidString
      state.s = Date /* now */ ( ).description
      let fixed = Date(timeIntervalSince1970: 0), id = UUID(uuidString: "x")
      state.s = "\(fixed)\(soon)\(later)\(String(describing: id))" + Date.distantFuture.description
      return .none
    }
  }
}
