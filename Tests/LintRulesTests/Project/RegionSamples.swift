import Testing

/// Sources with names that say which region they stand in.
struct RegionSample: Sendable, CustomTestStringConvertible {
  let name: String
  let files: [(path: String, text: String)]
  var testDescription: String { name }

  init(_ name: String, _ text: String) {
    self.name = name
    files = [("F.swift", text)]
  }

  init(_ name: String, _ files: [(String, String)]) {
    self.name = name
    self.files = files.map { (path: $0.0, text: $0.1) }
  }

  static let all = reducers + effects + states + types + values + worlds

  private static let reducers = [
    RegionSample(
      "a reducer's members",
      """
      @Reducer struct Feature {
        let id = in_reducer()
        enum Action { case open(at: Date = in_reducer()); enum Delegate { case done(Date = in_reducer()) } }
        struct Helper { let made = in_none() }
        var body: some ReducerOf<Self> {
          Scope(state: \\.a, action: \\.a) { in_reducer() }
          Reduce { state, action in in_reducer() }
        }
        func core(state: inout State, action: Action) -> Effect<Action> { in_reducer() }
        private var helper: Int { in_reducer() }
        static func make() -> Int { in_reducer() }
      }
      extension Feature { func more() { in_reducer() } }
      func after() { in_none() }
      """),
    RegionSample(
      "reducers by their conformance",
      """
      struct A: Reducer { func a() { in_reducer() } }
      struct B: ReducerProtocol { func a() { in_reducer() } }
      struct C: ComposableArchitecture.Reducer { func a() { in_reducer() } }
      struct D {}
      extension D: Reducer { func a() { in_reducer() } }
      class E: Sendable, Reducer { func a() { in_reducer() } }
      @ComposableArchitecture.Reducer enum F { case a(A); static func make() { in_reducer() } }
      struct G: Sendable { func a() { in_none() } }
      """),
    RegionSample(
      "through protocols and aliases in view",
      [
        ("Protocols.swift", "protocol FeatureReducer: Reducer {}\ntypealias Feature = Reducer & Sendable\nprotocol Deep: FeatureReducer {}"),
        ("A.swift", "struct A: FeatureReducer { func a() { in_reducer() } }\nextension FeatureReducer { func b() { in_reducer() } }"),
        ("B.swift", "struct B: Feature { func a() { in_reducer() } }\nstruct C: Deep { func a() { in_reducer() } }"),
      ]),
    RegionSample(
      "a protocol of one's own that is called like the library's",
      [
        ("Reducer.swift", "protocol Reducer { func reduce() }"),
        ("A.swift", "struct A: Reducer { func a() { in_none() } }\nstruct B: ComposableArchitecture.Reducer { func a() { in_reducer() } }"),
      ]),
    RegionSample(
      "a stand-in for the library is the library",
      [
        ("Library.swift", "protocol Reducer {}\nstruct Reduce<S, A>: Reducer {}\nfinal class Store {}\nmacro Reducer() = #external(module: \"M\", type: \"T\")"),
        ("A.swift", "@Reducer struct A { func a() { in_reducer() } }\nstruct B: Reducer { func a() { in_reducer() } }"),
      ]),
    RegionSample(
      "a macro of one's own",
      [
        ("Macro.swift", "macro Reducer() = #external(module: \"M\", type: \"T\")"),
        ("A.swift", "@Reducer struct A { func a() { in_none() } }"),
      ]),
    RegionSample(
      "closures of Reduce anywhere",
      """
      extension Root {
        func swaps() -> Reduce<Root.State, Root.Action> {
          Reduce { state, action in
            in_reducer()
            return .run { send in in_effect() }
          }
        }
        func other() { in_none() }
      }
      let old = AnyReducer<S, A, E> { state, action, environment in in_reducer() }
      let older = Reducer<S, A, E> { state, action, environment in
        in_reducer()
        return Effect.run { subscriber in in_effect() }
      }
      typealias FeatureReducer = Reducer<S, A, E>
      let aliased = FeatureReducer { state, action, environment in in_reducer() }
      let unrelated = Something { state, action, environment in in_none() }
      let typed = Reduce<S, A> { state, _ in in_reducer() }
      let numbers = [1].reduce(0) { $0 + in_none() }
      """),
    RegionSample(
      "functions that change a state",
      """
      func refresh(_ state: inout Feature.State) -> Effect<Action> { in_reducer(); return .run { _ in in_effect() } }
      func core(into state: inout AppState, action: Action) { in_reducer() }
      func reduce(into state: inout State) { in_reducer() }
      func update(_ state: inout State) { in_none() }
      extension Sequence { func reduce(into result: inout Result) { in_none() } }
      """),
  ]

  private static let effects = [
    RegionSample(
      "effects in a reducer",
      """
      @Reducer struct Feature {
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .a: return .run { send in in_effect(); items.map { in_effect() } } catch: { error, send in in_effect() }
            case .b: return .run(operation: { send in in_effect() })
            case .c: return .publisher { in_effect() }.cancellable(id: in_reducer())
            case .d: return .merge(.run { _ in in_effect() }, .send(.a(in_reducer())))
            case .e: return Effect.task { in_effect() }
            case .f: return .fireAndForget { in_effect() }
            case .g: return EffectTask<Action>.run { send in in_effect() }
            case .h: return .sheet { send in in_effect() }
            case .i: return environment.client.run { in_reducer() }
            case .j: return state.items.map { in_reducer() }
            case .k: return .concurrently { in_reducer() }
            }
          }
        }
        func load() async { in_effect() }
        func stream() -> AsyncStream<Int> { AsyncStream { continuation in in_effect() } }
        func helper() -> Effect<Action> { .run { [x] send in in_effect() } }
        struct Button: View { var body: some View { Text("").task { in_view() } } }
      }
      """),
    RegionSample(
      "builders of one's own",
      [
        (
          "Builders.swift",
          """
          extension Effect {
            static func concurrently(_ work: @escaping () async -> Void) -> Self { .run { _ in in_effect() } }
            static func fixed(_ value: Int) -> Self { .none }
          }
          """
        ),
        (
          "A.swift",
          """
          @Reducer struct A {
            func a() -> Effect<Action> { .concurrently { in_effect() } }
            func b() -> Effect<Action> { .fixed { in_reducer() } }
          }
          """
        ),
      ]),
    RegionSample(
      "functions and properties of an effect's type",
      """
      extension Client {
        func load() -> Effect<Action> { in_none(); return .run { send in in_effect() } }
        var refresh: EffectOf<Feature> { .run { send in in_effect() } }
        func start() { run { in_none() }; pool.run { in_none() } }
      }
      """),
  ]

  private static let states = [
    RegionSample(
      "a reducer's state",
      """
      @Reducer struct Feature {
        struct State {
          var at = in_state()
          init(at: Date = in_state()) { in_state() }
          static let empty = in_state()
          struct Row { let id = in_state() }
        }
      }
      extension Feature.State { mutating func f() { in_state() } }
      extension Elsewhere.State { mutating func f() { in_state() } }
      extension Machine { struct State { var at = in_none() } }
      struct Machine {}
      extension Machine.State { func f() { in_none() } }
      @ObservableState struct Form { var at = in_state() }
      """),
    RegionSample(
      "beside a nested reducer, and by alias",
      """
      enum Search {
        struct State { var at = in_state() }
        struct Logic: ReducerProtocol { func f() { in_reducer() } }
      }
      struct AppState { var at = in_state() }
      struct App2: Reducer { typealias State = AppState }
      """),
  ]

  private static let types = [
    RegionSample(
      "models",
      """
      @Observable class A { var at = in_model(); func f() { Task { in_model() } }; class Inner { let x = in_none() } }
      final class B: ObservableObject { func f() { in_model() } }
      struct C { @Dependency(\\.date) var date; func f() { in_model() } }
      extension C { func g() { in_model() } }
      class D { func f() { @Dependency(\\.date) var date; in_none() } }
      """),
    RegionSample(
      "another Dependency",
      [
        ("Dependency.swift", "@propertyWrapper struct Dependency<T> { var wrappedValue: T }"),
        ("A.swift", "struct A { @Dependency(\\.date) var date; func f() { in_none() } }"),
      ]),
    RegionSample(
      "views",
      """
      struct A: View { @Dependency(\\.date) var date; var body: some View { in_view() } }
      final class B: UIViewController { func f() { in_view() } }
      class C: BaseViewController { func f() { in_view() } }
      class D: B2 { func f() { in_view() } }
      class B2: UIView {}
      extension View { func f() { in_view() } }
      extension StoreOf<Feature> { func f() { in_view() } }
      protocol Screen: View {}
      struct E: Screen { var body: some View { in_view() } }
      extension Feature { struct View: SwiftUI.View { var body: some SwiftUI.View { in_view() } } }
      @Reducer struct Feature { func f() { in_reducer() } }
      """),
    RegionSample(
      "handed what they work with",
      [
        ("Protocols.swift", "protocol Store2 {}\nstruct Disk: Store2 {}\nstruct Memory: Store2 {}\nprotocol Lonely {}\nstruct Only: Lonely {}"),
        (
          "A.swift",
          """
          final class A { private let store: any Store2; init(store: any Store2) { self.store = store }; func f() { in_injected() } }
          struct B<S: Store2> { let store: S; func f() { in_injected() } }
          struct C { let clock: any Clock<Duration>; func f() { in_injected() } }
          struct D { let lonely: any Lonely; func f() { in_none() } }
          struct E { let store: any Store2 = Disk(); func f() { in_none() } }
          struct F { let name: String; func f() { in_none() } }
          """
        ),
      ]),
  ]

  private static let values = [
    RegionSample(
      "a key's values",
      [
        (
          "Client.swift",
          """
          struct Client { var load: () -> Date }
          extension Client: DependencyKey {
            static var liveValue: Client {
              class Delegate { let at = in_live_value() }
              return .assembled(in_live_value())
            }
            static let testValue = Client(load: { in_test_value() })
            static let previewValue = Client(load: { in_preview_value() })
            static let sampleOne = in_preview_value()
            static let shared = in_none()
          }
          """
        ),
        (
          "Live.swift",
          """
          extension Client {
            static func assembled(_ at: Date) -> Self { let session = Session(); in_live_value(); return Client(load: { session.load() }) }
            static var live: Self { in_live_value() }
            static func unrelated() -> Self { in_none() }
          }
          @Observable final class Session { func load() -> Date { in_live_value() }; struct Part { let x = in_live_value() } }
          @Observable final class Unrelated { func load() -> Date { in_model() } }
          """
        ),
      ]),
    RegionSample(
      "a key with a value of another type",
      """
      enum MailKey: DependencyKey { static let liveValue: any Mail = SystemMail() }
      final class SystemMail: Mail { @Dependency(\\.date) var date; func send() { in_live_value() } }
      struct Letter: Equatable { @Dependency(\\.date) var date; func f() { in_model() } }
      enum LetterKey: DependencyKey { static let liveValue: () -> Letter = { Letter() } }
      """),
    RegionSample(
      "samples",
      """
      extension Todo {
        static let mock = in_preview_value()
        static func fakeItem() -> Todo { in_preview_value() }
        static let previewItems = [in_preview_value()]
        static let democracy = in_none()
        let mockName = in_none()
      }
      @Reducer struct Feature { static let demo = in_preview_value(); struct State { static var stub: Self { in_preview_value() } } }
      """),
    RegionSample(
      "closures that override dependencies",
      """
      @Reducer struct Feature {
        func f() {
          withDependencies { $0.date = in_none() } operation: { in_reducer() }
          withDependencies(from: self) { $0.date = .init { in_none() } } operation: { in_reducer() }
          Store(initialState: in_reducer()) { Child() } withDependencies: { $0.uuid = in_none() }
          prepareDependencies { $0.uuid = in_none() }
          Child().transformDependency(\\.client) { $0 = in_none() }
        }
      }
      """),
  ]

  private static let worlds = [
    RegionSample(
      "entries",
      [
        ("App.swift", "@main struct Shop: App { let x = in_entry() }\nlet y = in_none()\nclass AppDelegate { let x = in_entry() }\nstruct AppDelegateLogic: Reducer { func f() { in_reducer() } }"),
        ("Delegate.swift", "final class Main: NSObject, UIApplicationDelegate { let x = in_entry() }"),
        ("main.swift", "let x = in_entry()\n@Reducer struct Feature { func f() { in_entry() } }"),
      ]),
    RegionSample(
      "previews",
      [
        ("View.swift", "#Preview { View(at: in_preview()) }\nstruct View_Previews: PreviewProvider { static var previews: some View { Reduce { s, _ in in_preview() } } }\nlet y = in_none()"),
        ("Mocks.swift", "#if DEBUG\n@Reducer struct MockFeature { func f() { in_preview() } }\n#endif\nstruct Feature: Reducer { func f() { in_reducer() } }"),
        ("Feature.swift", "#if DEBUG\n@Reducer struct Feature2 { func f() { in_reducer() } }\n#endif"),
        ("App/Preview Content/Samples.swift", "let y = in_preview()"),
      ]),
    RegionSample(
      "tests",
      [
        ("Tests/AppTests/FeatureTests.swift", "@Reducer struct Feature { func f() { in_tests() } }"),
        ("Sources/Checks.swift", "import Testing\n@Suite struct Checks { @Test func f() { in_tests() } }\n#Preview { in_tests() }"),
        ("Sources/Support.swift", "import XCTest\nstruct Helper: Reducer { func f() { in_reducer() } }"),
      ]),
  ]
}
