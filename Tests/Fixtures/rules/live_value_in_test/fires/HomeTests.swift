import ComposableArchitecture
import Testing

@Test func loads() async {
  let store = TestStore(initialState: Home.State()) { Home() } withDependencies: {
    $0.apiClient = .liveValue  // expect: live_value_in_test(warning) 5
  }
  store.dependencies.mailer = .liveValue  // expect: live_value_in_test(warning)
}
@Test func runs() {
  withDependencies {
    $0[Mailer.self] = .liveValue  // expect: live_value_in_test(note)
    $0.context = .live  // expect: live_value_in_test(note)
    $0 = .live  // expect: live_value_in_test(note)
  } operation: {}
}
