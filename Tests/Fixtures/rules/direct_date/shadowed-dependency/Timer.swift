import ComposableArchitecture
import Foundation

@Reducer
struct Timer {
  struct State { var passed = 0.0 }
  enum Action { case tick(now: Date), start }
  @Dependency(\.date.now) var now

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tick(let now):
        state.passed = Date().timeIntervalSince(now)  // expect: direct_date
      case .start:
        state.passed = elapsed(since: self.now)
      }
      return .none
    }
  }

  private func elapsed(since now: Date) -> TimeInterval {
    Date().timeIntervalSince(now)  // expect: direct_date
  }
}
