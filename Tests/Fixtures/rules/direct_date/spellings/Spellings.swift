import ComposableArchitecture

struct Spellings: Reducer {
  struct State {
    var at = Date.distantPast
    var last: Date?
    var span: Range<Date> = .distantPast ..< .distantFuture
    var seconds = 0.0
    var flag = false
    var text = ""
  }
  enum Action { case tap }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      state.at = Foundation.Date()  // expect: direct_date 18
      state.at = NSDate() as Date  // expect: direct_date "'NSDate()'"
      state.seconds = CFAbsoluteTimeGetCurrent()  // expect: direct_date
      state.seconds = Date.timeIntervalSinceReferenceDate  // expect: direct_date 23
      state.flag = state.at.timeIntervalSinceNow < 0  // expect: direct_date(error) 29
      state.flag = calendar.isDateInToday(state.at)  // expect: direct_date 29
      state.flag = Calendar.current.isDateInYesterday(state.at) || calendar.isDateInTomorrow(state.at)  // expect: direct_date, direct_date
      state.text = state.at.formatted(.relative(presentation: .named))  // expect: direct_date(note) 29
      state.last = .now  // expect: direct_date 20 "'Date.now'"
      state.span = .now ..< .distantFuture  // expect: direct_date 20
      state.span = state.first ..< .now  // expect: direct_date 36
      state.span = state.first ... Date.now  // expect: direct_date 36
      state.other = state.first ..< .now  // clean: no date for all we know
      state.seconds = Date().timeIntervalSinceNow  // expect: direct_date 23
      let soon: Date? = .init(timeIntervalSinceNow: 60)  // expect: direct_date "'Date.init(timeIntervalSinceNow:)'"
      return .none
    }
  }
}
