@Reducer struct Promo {
  @Dependency(\.date.now) var now
  @ObservableState struct State { var id = UUID(); var openedAt = Date(); var limit: Date = .now }  // expect: direct_date, direct_date
  enum Action { case open(at: Date = Date()) }  // expect: direct_date
  var body: some ReducerOf<Self> { Reduce { s, a in s.openedAt = now; return refresh(&s) } }
  private func refresh(_ s: inout State) -> Effect<Action> { s.limit = Date() + 60; return .none }  // expect: direct_date
}
extension Promo { static func helper() -> Date { Date() } }  // expect: direct_date
struct PromoView { let shown = Date() }  // clean: no reducer, no state, no model
