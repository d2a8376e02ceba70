import ComposableArchitecture

let store = TestStore(initialState: Counter.State()) { Counter() }  // expect: test_store_outside_tests(error) 13
func make() -> Any {
  ComposableArchitecture.TestStore(initialState: Counter.State()) { Counter() }  // expect: test_store_outside_tests
}
let typed = TestStoreOf<Counter>(initialState: Counter.State()) { Counter() }  // expect: test_store_outside_tests
