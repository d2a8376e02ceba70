@Reducer struct Timer2 {
  @ObservableState struct State: Equatable { var started: Date?; var epoch = Date(timeIntervalSince1970: 0) }
  enum Action { case start, log }
  @Dependency(\.date) var date
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start: state.started = Date(); return .none  // expect: direct_date(error) 36
      case .log: return .run { _ in print("at \(Date()) not \(date.now)") }  // expect: direct_date(warning) 49
      }
    }
  }
}
