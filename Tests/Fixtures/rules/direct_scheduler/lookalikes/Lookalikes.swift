import ComposableArchitecture

@Reducer struct Clean {
  @Dependency(\.mainQueue) var mainQueue
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      // clean: work that is sent to the queue is 'hand_fired_effect's
      DispatchQueue.main.async { done() }
      // clean: an environment is handed what it works with
      let environment = Environment(scheduler: DispatchQueue.main.eraseToAnyScheduler())
      let other = Environment(on: DispatchQueue.main)
      let queue = DispatchQueue.main
      return .publisher { query.debounce(for: 1, scheduler: mainQueue).receive(on: self.mainQueue) }
    }
  }
}
struct Field: View { var body: some View { Text("").onReceive(query.receive(on: DispatchQueue.main)) { _ in } } }  // clean: a view
extension Api: DependencyKey { static let liveValue = Api(load: { query.receive(on: DispatchQueue.main) }) }  // clean: a live value
extension Clean { init(queue: AnySchedulerOf<DispatchQueue> = query.receive(on: DispatchQueue.main)) {} }  // clean: a default
