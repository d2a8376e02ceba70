import ComposableArchitecture

@Reducer struct Feature {
  @ObservableState struct State {
    var openedAt = Date()  // expect: direct_date(warning) 20
    var limit: Date = .now  // expect: direct_date(warning)
    init(at: Date = Date()) { openedAt = at; limit = .now }  // expect: direct_date(warning) "default argument", direct_date(warning)
    static let first = State(at: Date())  // expect: direct_date(note)
    var isPast: Bool { openedAt < Date() }  // expect: direct_date(warning) "the state's own code"
    struct Row { let madeAt = Date() }  // expect: direct_date(warning)
  }
  enum Action { case open(at: Date = Date()) }  // expect: direct_date(error)
  struct Helper { let at = Date() }  // clean: another type that is nested in a reducer
  let startedAt = Date()  // expect: direct_date(error)

  func stamped(_ at: Date = Date()) -> Date { at }  // expect: direct_date(note) "default argument"
  func load() async -> Date { Date() }  // expect: direct_date(warning) "in an effect"
  func refresh(_ state: inout State) -> Effect<Action> {
    .run { send in await send(.open(at: Date())) }  // expect: direct_date(warning) "in an effect"
  }
}

func update(_ state: inout Feature.State) -> Effect<Feature.Action> {
  state.openedAt = Date()  // expect: direct_date(error)
  return .publisher { Just(.open(at: Date())) }  // expect: direct_date(warning)
}

@Observable final class Taking {
  @ObservationIgnored @Dependency(\.date) var date
  func mark() { at = Date() }  // expect: direct_date(warning) "'Taking' takes '\.date'"
}
@Observable final class Plain {
  func mark() { at = Date() }  // expect: direct_date(note) "take '@Dependency(\.date.now)'"
  init(at: Date = Date()) {}  // expect: direct_date(note) "default argument"
}

protocol Repository {}
struct Remote: Repository {}
struct InMemory: Repository {}
final class Service {
  private let repository: any Repository
  init(repository: any Repository, since: Date = Date()) { self.repository = repository }  // clean: a default of what is handed over
  static let launchedAt = Date()  // clean: nobody hands anything to the type itself
  func refresh() { repository.store(Date()) }  // expect: direct_date(note) "'Service' is handed"
}

struct Entry { init(at: Date = Date()) {} }  // expect: direct_date(note) "default argument"
func log(at: Date = Date()) {}  // clean: whoever calls a function may hand it over
