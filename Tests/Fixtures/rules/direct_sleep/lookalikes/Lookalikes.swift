import ComposableArchitecture

@Reducer struct Clean {
  enum Action { case hide }
  @Dependency(\.continuousClock) var clock
  @Dependency(\.mainQueue) var mainQueue
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      .run { send in
        // clean: dependencies
        try await clock.sleep(for: .seconds(3))
        try await self.clock.sleep(until: clock.now.advanced(by: .seconds(1)))
        try await mainQueue.sleep(for: .seconds(1))
        for await _ in mainQueue.timer(interval: 1) {}
        // clean: no waiting, a label, an unapplied reference, text
        await Task.yield()
        queue.asyncAfter(deadline: .now() + 1) {}
        move(sleep: 3)
        let pause = Task.sleep(nanoseconds:)
        print("Task.sleep(for: x)")
        let date = RunLoop.main.limitDate(forMode: .default)
        RunLoop.main.run()
      }
    }
  }
}
// clean: a view waits for its own drawing
struct Banner: View { var body: some View { Text("").task { try? await Task.sleep(for: .seconds(1)) } } }
// clean: a live value and a preview wait as they like
extension Api: DependencyKey {
  static let liveValue = Api(load: { try await Task.sleep(for: .seconds(1)) })
  static let previewValue = Api(load: { try await Task.sleep(for: .seconds(1)) })
}
func pause() async { try? await Task.sleep(for: .seconds(1)) }  // clean: a function outside of reducers and models
