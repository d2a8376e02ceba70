import ComposableArchitecture

// clean: the project declares a type of the name, so it is not Foundation's.
struct UUID { var value = 0 }

@Reducer struct Counter {
  struct State { var id: UUID? }
  enum Action { case tap }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.id = UUID()
      return .none
    }
  }
}
