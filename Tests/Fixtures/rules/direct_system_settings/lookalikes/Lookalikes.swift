import ComposableArchitecture

@Reducer struct Clean {
  @Dependency(\.calendar) var calendar
  @Dependency(\.locale) var locale
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      // clean: the dependencies, and what is made from a name
      state.day = calendar.startOfDay(for: state.day)
      state.text = locale.identifier + Locale(identifier: "pt_PT").identifier
      state.zone = TimeZone(identifier: "Pacific/Auckland")
      state.calendar = Calendar(identifier: .gregorian)
      // clean: a read of the clock first of all
      state.isToday = Calendar.current.isDateInToday(state.day)
      // clean: an implicit member, of whatever type
      state.mode = .current
      return .none
    }
  }
}
struct Day: View { var body: some View { Text(Locale.current.identifier) } }  // clean: a view
extension Api: DependencyKey { static let liveValue = Api(load: { Locale.current.identifier }) }  // clean: a live value
let formatter: DateFormatter = { let formatter = DateFormatter(); formatter.locale = Locale.current; return formatter }()  // clean: no place of a reducer
@Observable final class Board { init(calendar: Calendar = Calendar.current) {} }  // clean: a default
