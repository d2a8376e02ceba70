import ComposableArchitecture

@Reducer struct Diary {
  struct State: Equatable { var zone = TimeZone.current }  // expect: direct_system_settings(note) 40
  @Dependency(\.locale) var locale
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.day = Calendar.current.startOfDay(for: state.day)  // expect: direct_system_settings(note) 19
      state.text = state.price.formatted(.number.locale(Locale.current))  // expect: direct_system_settings
      state.languages = Locale.preferredLanguages  // expect: direct_system_settings
      return .none
    }
  }
}
@Observable final class Plain {
  func f() { day = Calendar.current.startOfDay(for: day) }  // expect: direct_system_settings(note)
}
@Reducer struct Zone {
  func f(_ state: inout State) -> Effect<Action> {
    state.zone = TimeZone.autoupdatingCurrent  // expect: direct_system_settings(note)
    return .none
  }
}
