import ComposableArchitecture

struct Calendar2: Reducer {
  struct Date { init() {}; static let now = Date() }
  func f(_ state: inout State) -> Effect<Action> {
    state.day = Date()  // clean: the type of this name that is nested here
    state.day = Date.now  // clean: likewise
    state.at = Foundation.Date()  // expect: direct_date
    return .none
  }
}
struct Box<Date>: Reducer {
  func f(_ make: () -> Date) { state.value = Date() }  // clean: a generic parameter
}
struct Other: Reducer {
  func f() { state.at = Date() }  // expect: direct_date
}
