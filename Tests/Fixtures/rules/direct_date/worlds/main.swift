import ComposableArchitecture

// clean: the program's entry
@Reducer struct Script { func f() -> Date { Date() } }
