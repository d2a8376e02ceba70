import ComposableArchitecture

@Reducer struct Clean {
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      .run { _ in
        // clean: the dependency
        let duration = await clock.measure { await work() }
        let start = clock.now
        // clean: deadlines
        let deadline = DispatchTime.now() + 1
        queue.asyncAfter(deadline: DispatchTime.now()) {}
        // clean: a clock that is handed on, and a property of somebody's
        let model = Model(clock: ContinuousClock())
        let x = DispatchTime.distantFuture
        let y = systemUptime
      }
    }
  }
}
struct Frame: View { var body: some View { Text("\(CACurrentMediaTime())") } }  // clean: a view
extension Api: DependencyKey { static let liveValue = Api(load: { ContinuousClock.now }) }  // clean: a live value
@Observable final class Board { init(at: ContinuousClock.Instant = ContinuousClock.now) {} }  // clean: a default
