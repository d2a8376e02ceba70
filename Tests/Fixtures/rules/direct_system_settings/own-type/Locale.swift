import ComposableArchitecture

enum Locale { static let current = "pt" }
@Reducer struct Feature { func f() -> String { Locale.current } }  // clean: the project's own type
