import ComposableArchitecture

final class Session {
  static let shared = Session()
  var user: String?
}
actor Cache { static let `default`: Cache = .init() }
struct World {
  static var current = World()
  var date: () -> Date = { Date() }
}
enum Api { final class Client { static let main = Client() } }

@Reducer struct Login {
  struct State: Equatable { var user = Session.shared.user }  // expect: direct_singleton(warning) 40
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      Session.shared.user = "me"  // expect: direct_singleton(warning) 7 "'Session.shared' reaches for an instance that all tests share while the reducer runs"
      state.at = World.current.date()  // expect: direct_singleton(warning)
      return .run { _ in
        await Cache.default.clear()  // expect: direct_singleton(warning) "no test can replace it"
        Api.Client.main.send()  // expect: direct_singleton(warning) 9
      }
    }
  }
}
@Observable final class Board { func f() { Session.shared.user = nil } }  // expect: direct_singleton(note)
protocol Repository {}
struct Remote: Repository {}
struct InMemory: Repository {}
final class Importer {
  let repository: any Repository
  init(repository: any Repository, session: Session = Session.shared) { self.repository = repository }  // clean: a default
  func read() { repository.put(Session.shared.user) }  // expect: direct_singleton(note) "'Importer' is handed"
}
