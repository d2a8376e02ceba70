import ComposableArchitecture

@Reducer struct Whole {
  @Dependency(\.date) var date
  func f(_ state: inout State) -> Effect<Action> {
    state.at = Date()  // expect: direct_date
    state.at = Foundation.Date.now  // expect: direct_date
    state.at = Date(timeIntervalSinceNow: 5 * 60)  // expect: direct_date
    state.left = state.at.timeIntervalSinceNow  // expect: direct_date
    state.time = CFAbsoluteTimeGetCurrent()  // expect: direct_date
    state.isToday = calendar.isDateInToday(state.at)  // expect: direct_date
    state.text = "\(Date()) in \(state.text)"  // expect: direct_date
    return .none
  }
}
@Reducer struct Endpoint {
  @Dependency(\.date.now) private var today
  func f(_ state: inout State) -> Effect<Action> {
    state.at = Date() + 60  // expect: direct_date
    let later: Date = .now  // expect: direct_date
    return .run { [text = state.text] send in await send(.at(Date(), text)) }  // expect: direct_date
  }
  func g(today: Date) -> Date { max(today, Date()) }  // expect: direct_date
  func h(_ action: Action) -> Date {
    if case let .opened(today) = action { return max(Date(), today) }  // expect: direct_date
    return .distantPast
  }
  static func i() -> Date { Date() }  // expect: direct_date
}
@Observable final class Model {
  @ObservationIgnored @Dependency(\.date.now) var now
  func f() {
    at = Date()  // expect: direct_date
    Task { at = Date() }  // expect: direct_date
    Task { [weak self] in self?.at = Date() }  // expect: direct_date
  }
}
