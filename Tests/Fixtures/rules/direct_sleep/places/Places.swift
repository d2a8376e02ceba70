import ComposableArchitecture

@Reducer struct Toast {
  enum Action { case hide }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      usleep(5)  // expect: direct_sleep(warning) 7 "while the reducer runs"
      Thread.sleep(forTimeInterval: 1)  // expect: direct_sleep(warning)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { done() }  // clean: 'hand_fired_effect' reports it
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in done() }  // clean: likewise
      return .run { send in
        try await Task.sleep(for: .seconds(3))  // expect: direct_sleep(warning) 19 "a test has to wait as long"
        try await Task.sleep(nanoseconds: 3)  // expect: direct_sleep
        try await Task<Never, Never>.sleep(nanoseconds: 3)  // expect: direct_sleep
        try await Task.sleep(until: .now + .seconds(1), clock: .continuous)  // expect: direct_sleep
        try await Task.sleep(seconds: 3)  // expect: direct_sleep
        try await ContinuousClock().sleep(for: .seconds(1))  // expect: direct_sleep
        sleep(1)  // expect: direct_sleep
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 1) { done() }  // expect: direct_sleep
        for await _ in Timer.publish(every: 1, on: .main, in: .common).values {}  // expect: direct_sleep
        RunLoop.main.run(until: date)  // expect: direct_sleep
        await send(.hide)
      }
    }
  }
  func wait() async { try? await Task.sleep(for: .seconds(1)) }  // expect: direct_sleep(warning)
}

@Observable final class Taking {
  @ObservationIgnored @Dependency(\.api) var api
  func wait() async { try? await Task.sleep(for: .seconds(1)) }  // expect: direct_sleep(warning)
}
@Observable final class Plain {
  func wait() async { try? await Task.sleep(for: .seconds(1)) }  // expect: direct_sleep(note)
}
final class Poller<C: Clock> {
  private let clock: C
  init(clock: C) { self.clock = clock }
  func wait() async { try? await Task.sleep(for: .seconds(1)) }  // expect: direct_sleep(note) "'Poller' is handed"
}
