import ComposableArchitecture

struct LampClient {
  var isLit: () -> Bool
  var light: () -> Effect<Desk.Action>
}
extension LampClient: DependencyKey { static let liveValue = LampClient(isLit: { true }, light: { .none }) }
extension DependencyValues { var lamp: LampClient { get { self[LampClient.self] } set { self[LampClient.self] = newValue } } }

@Reducer
struct Desk {
  @Dependency(\.lamp) var lamp
  @Dependency(\.drawer) var drawer
  @Dependency(\.date) var date
  @Dependency(\.mainQueue) var mainQueue
  @Dependency(\.analytics) var analytics
  @Dependency(\.logger) var logger
  @Dependency(\.session.tracking) var session
  @Dependency(\.surveys) var surveys
  @Dependency(\.checker) var checker

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .a:
        // clean: it gives a value, which is read, or known to be one.
        state.isLit = lamp.isLit()
        let name = drawer.name()
        lamp.isLit()
        drawer.count() > 3 ? state.open() : state.close()
        _ = drawer.name()
        state.names = drawer
          .names()
        // clean: the library's own.
        date()
        mainQueue.schedule { tick() }
        // clean: observers.
        analytics.track("a")
        logger.info("a")
        session.record("a")
        drawer.logOpened("a")
        // clean: another one of the name.
        var surveys = state.surveys
        surveys.remove(id: 1)
        // clean: its error is its answer.
        do { try checker.validate(state.name) } catch { state.isValid = false }
        // clean: closures that are handed on.
        state.rules = Rules(isValid: { drawer.contains($0) }, open: { drawer.open() })
        state.names.forEach { drawer.put($0) }
        // clean: an effect.
        return .run { _ in drawer.open() }
      case .b: return lamp.light()
      case .c: return drawer.effect()
      default: return .none
      }
    }
    Reduce { state, action in
      // clean: implicitly given back.
      drawer.effect()
    }
    Reduce { state, action in
      switch action {
      case .a: drawer.effect()
      case .b: if state.isOn { drawer.effect() } else { drawer.other() }
      default: .none
      }
    }
  }

  func load() -> Effect<Action> { drawer.load() }
  // clean: an asynchronous method is run by an effect.
  func store() async { drawer.store() }
}
