import ComposableArchitecture

@Reducer
struct Parcel {
  @ObservableState
  struct State {
    @ObservationStateIgnored
    @Dependency(\.uuid) var uuid  // expect: dependency_in_state 5 "the state holds the dependency 'uuid'"
    var dueAt: Date

    var isLate: Bool {
      @Dependency(\.date.now) var now  // expect: dependency_in_state "'isLate' reads 'now'"
      return dueAt < now
    }
    var label: String {
      get {
        @Dependency(\.locale) var locale  // expect: dependency_in_state
        return locale.identifier
      }
      set {
        // clean: a setter changes the state.
        @Dependency(\.date.now) var now
        dueAt = now
      }
    }
    func rest() -> TimeInterval {
      @Dependency(\.date.now) var now  // expect: dependency_in_state
      return dueAt.timeIntervalSince(now)
    }
  }
}

extension Parcel.State {
  var isToday: Bool {
    @Dependency(\.calendar) var calendar  // expect: dependency_in_state
    return calendar.isDate(dueAt, inSameDayAs: sentAt)
  }
}
