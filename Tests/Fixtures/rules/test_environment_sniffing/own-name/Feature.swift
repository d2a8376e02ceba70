import ComposableArchitecture

struct Panel { var isTesting = false }
@Reducer struct Feature { func f() -> Bool { isTesting } }  // clean: the project has something that is called so
