import ComposableArchitecture

@Reducer struct Feature {
  struct State { var at = Date() }  // clean: states are not judged here
  func f(_ state: inout State) -> Effect<Action> {
    state.at = Date()  // expect: direct_date(warning)
    return .run { _ in use(Date()) }  // expect: direct_date(warning)
  }
}
@Observable final class Model { func f() { at = Date() } }  // clean: nor are models
