import ComposableArchitecture

@Reducer
struct Desk {
  // A member of this name is read of some value: the fix has to be asked for.
  @Dependency(\.calendar) var calendar  // expect: unused_dependency
  @Dependency(\.locale) private var locale  // expect: unused_dependency

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      Almanac.show(self)
      return .none
    }
  }
}

enum Almanac {
  static func show(_ desk: Desk) { print(desk.calendar, region.locale) }
}
