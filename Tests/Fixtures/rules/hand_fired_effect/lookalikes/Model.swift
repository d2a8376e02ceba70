import ComposableArchitecture

enum ToDos {
  struct Task { var title: String }

  @Reducer
  struct List {
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        // clean: the app's own model.
        state.tasks.append(Task(title: "new"))
        if let task = Task(name: "x") { state.tasks.append(task) }
        return .none
      }
    }
  }
}
