import ComposableArchitecture

@Reducer struct Search {
  enum Action { case searched }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      .merge(
        .publisher { Just(.searched).delay(for: 1, scheduler: DispatchQueue.main) },  // expect: direct_scheduler(warning) 63 "in an effect"
        .publisher { query.debounce(for: 1, scheduler: RunLoop.main) },  // expect: direct_scheduler "\.mainRunLoop"
        .publisher { query.receive(on: DispatchQueue.main.animation()) },  // expect: direct_scheduler
        Effect(query).receive(on: DispatchQueue.main).eraseToEffect()  // expect: direct_scheduler "while the reducer runs"
      )
    }
  }
}
@Observable final class Plain {
  init() { query.receive(on: RunLoop.main).sink { _ in } }  // expect: direct_scheduler(note)
}
@Observable final class Taking {
  @ObservationIgnored @Dependency(\.mainQueue) var mainQueue
  func f() { query.receive(on: DispatchQueue.main).sink { _ in } }  // expect: direct_scheduler(warning) "although 'Taking' takes '\.mainQueue'"
}
