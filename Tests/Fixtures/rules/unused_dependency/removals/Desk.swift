import ComposableArchitecture

@Reducer
struct Desk {
  struct State { var lamps = 0 }

  @Dependency(\.uuid) var uuid // expect: unused_dependency
  @Dependency(\.date.now) var now  // expect: unused_dependency

  @Dependency(\.lamp) var lamp

  /// What time it is on the other side.
  @Dependency(\.timeZone)
  private
  var timeZone  // expect: unused_dependency

  @Dependency(\.calendar) var calendar  // expect: unused_dependency
  // The lamp's twin stays, and so does this comment.
  @Dependency(\.twin) var twin

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      lamp.light()
      twin.light()
      return .none
    }
  }

  @Dependency(\.drawer) var drawer  // expect: unused_dependency
}

@Reducer struct Stool { @Dependency(\.seat) var seat; var legs = 3 }  // expect: unused_dependency

@Observable
final class Shelf {
  @ObservationIgnored
  @Dependency(\.books) private var books  // expect: unused_dependency
  @ObservationIgnored @Dependency(\.dust) private var dust

  func wipe() { dust.wipe() }
}
