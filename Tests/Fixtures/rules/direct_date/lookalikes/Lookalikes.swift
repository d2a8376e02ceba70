import ComposableArchitecture

@Reducer struct Clean {
  // clean: made from numbers, the same on each run
  struct State { var epoch = Date(timeIntervalSince1970: 0); var never = Date.distantFuture; var at: Date? }
  enum Action { case tap(Date), later(date: Date) }
  @Dependency(\.date) var date
  @Dependency(\.date.now) var now
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      // clean: the dependency's own members have the names of the clock's
      state.at = date.now
      state.at = date()
      state.at = now
      // clean: a reference takes its argument where it is called
      state.all = numbers.map(Date.init(timeIntervalSince1970:)) + texts.compactMap(Date.init)
      // clean: deterministic constructors
      state.at = Date(timeInterval: 5, since: now).addingTimeInterval(Date.distantPast.timeIntervalSince(now))
      state.at = Date(timeIntervalSinceReferenceDate: 5)
      // clean: no Date at all
      let deadline = DispatchTime.now() + 1
      queue.asyncAfter(deadline: .now() + 1) {}
      let start = clock.now
      state.instant = .now
      model.updatedAt = .now
      tick(at: .now)
      let soon: Date = .now.rounded()
      // clean: text, and a label
      state.text = "Date() \(date.now)"
      log(Date: now)
      return .send(.later(date: now))
    }
    .dependency(\.date, .constant(Date()))  // clean: it chooses what the dependency gives
    .transformDependency(\.date) { $0 = .init { Date() } }  // clean: likewise
  }
}

// clean: a view draws what time it is
struct Clock: View {
  var body: some View { TimelineView(.everyMinute) { _ in Text(Date(), style: .time) } }
}

// clean: functions outside of reducers, states and models are not followed
func stamp() -> Date { Date() }
extension Date { var isPast: Bool { timeIntervalSinceNow < 0 } }

// clean: what a client does by default is what live values are made of
struct Ticker { var now: () -> Date = { Date() }; var make: @Sendable () -> Date }
extension Ticker: DependencyKey {
  static let liveValue = Ticker(make: { Date() })  // clean: here the clock belongs
  static let testValue = Ticker(now: unimplemented("Ticker.now", placeholder: Date()), make: unimplemented("Ticker.make", placeholder: .now))
  static let mock = Ticker(make: { Date() })  // clean: a sample
}
extension DependencyValues {
  static let live = DateGenerator { Date() }  // clean: the definition of a generator
}
@Observable final class Board {
  let now: () -> Date
  var stamp: () -> Date = { Date() }  // clean: the default of what is injected
  init(now: @escaping () -> Date = Date.init, make: @escaping () -> Date = { Date() }) { self.now = now }  // clean: likewise
  func configure(_ values: inout DependencyValues) { values.date = .init { Date() } }  // clean: a generator is chosen
}
