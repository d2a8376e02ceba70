import ComposableArchitecture

final class Session {
  static let shared = Session()
  var user: String?
  func reload() { Session.shared.user = nil }  // clean: inside the type itself
  struct Part { @Dependency(\.date) var date; func f() { Session.shared.user = nil } }  // clean: likewise
}
final class Analytics { static let shared = Analytics() }
final class Haptics { static let shared = Haptics() }
struct Theme { static let current = Theme(); var color = 0 }
struct Limits { static var `default` = Limits(); var count = 0 }
enum Flags { static let current = 1 }
final class Local { @TaskLocal static var current = Local() }
final class Made { static var shared: Made { Made() } }
final class Named { static let shared = 5 }

@Reducer struct Clean {
  @Dependency(\.session) var session
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      // clean: what only observes
      Analytics.shared.send()
      Haptics.shared.play()
      // clean: constants of values, values of a type, and a task's own
      state.color = Theme.current.color
      state.count = Limits.default.count
      state.flag = Flags.current
      state.local = Local.current
      state.name = Named.shared
      // clean: nothing that is stored
      Made.shared.f()
      // clean: a dependency's, somebody else's, and a property that is called so
      session.shared.f()
      Realm.shared.write()
      state.shared.user = nil
      return .none
    }
  }
}
struct Profile: View { var body: some View { Text(Session.shared.user ?? "") } }  // clean: a view
extension Client: DependencyKey { static let liveValue = Client(load: { Session.shared.user }) }  // clean: here it belongs
@main struct Shop: App { let session = Session.shared }  // clean: the program's entry
func reset() { Session.shared.user = nil }  // clean: a function outside of reducers and models
