import ComposableArchitecture

let store = TestStore(initialState: Counter.State()) { Counter() }  // clean: a folder of tests
