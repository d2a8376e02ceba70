import ComposableArchitecture

struct TestStore { var initialState: Int }
let own = TestStore(initialState: 1)  // clean: a type of the project's own
