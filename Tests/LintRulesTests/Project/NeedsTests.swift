import SwiftLexer
import Testing

@testable import LintRules

/// What tests declare against what their subjects need, and what types touch anew.
@Suite struct NeedsTests {
  private static let clients = """
    import ComposableArchitecture
    struct Api { var load: () async throws -> Int; var save: (Int) async throws -> Void; var reset: () -> Void }
    extension Api: DependencyKey {
      static let liveValue = Api(load: { 1 }, save: { print($0) }, reset: {})
      static let testValue = Api(load: { unimplemented("Api.load") }, save: { _ in }, reset: { unimplemented("Api.reset") })
    }
    extension DependencyValues { var api: Api { get { self[Api.self] } set { self[Api.self] = newValue } } }
    @Reducer struct Child {
      enum Action { case task }
      @Dependency(\\.api) var api
      var body: some ReducerOf<Self> { Reduce { state, action in switch action { case .task: .run { _ in try await api.load() } } } }
    }
    @Reducer struct Parent {
      enum Action { case task, quiet, child(Child.Action) }
      @Dependency(\\.api) var api
      var body: some ReducerOf<Self> {
        Scope(state: \\.child, action: \\.child) { Child() }
        Reduce { state, action in
          switch action {
          case .task: .run { _ in try await api.save(1) }
          case .quiet: .run { _ in api.reset() }
          case .child: .none
          }
        }
      }
    }
    """

  private func needs(_ body: String, others: String = "") throws -> TestNeeds {
    let reader = reader(Self.clients, "import Testing\n@Suite struct ParentTests {\n  @Test func it() async {\n\(body)\n  }\n}\n\(others)\n")
    guard case .found(let test) = reader.test(named: "ParentTests/it") else { throw NoTest() }
    return try #require(reader.needs(of: test))
  }

  private struct NoTest: Error {}

  private func missing(_ needs: TestNeeds) -> [String] {
    needs.needs.filter { !$0.isDeclared && $0.reach == .reached }.map { "\($0.owner) \($0.use.text) \($0.answer.name)" }
  }

  @Test func anActionOfTheParentIsNotTheChilds() throws {
    let needs = try needs("let store = TestStore(initialState: .init()) { Parent() }\nawait store.send(.task)")
    #expect(needs.subjects.map(\.name) == ["Parent"])
    #expect(missing(needs) == ["Parent api.save complacent"])
    let child = try self.needs("let store = TestStore(initialState: .init()) { Parent() }\nawait store.send(\\.child.task)")
    #expect(missing(child) == ["Child api.load reports"])
  }

  @Test func whatAHelperOverridesCounts() throws {
    let needs = try needs(
      "let store = makeStore()\nawait store.send(.task)\nawait store.send(.child(.task))",
      others: """
        func makeStore() -> TestStoreOf<Parent> {
          TestStore(initialState: .init()) { Parent() } withDependencies: { $0.setUp() }
        }
        extension DependencyValues { fileprivate mutating func setUp() { self.api.load = { 2 }; self.uuid = .incrementing } }
        """)
    #expect(missing(needs) == ["Parent api.save complacent"])
    #expect(needs.declared.map(\.text) == ["api.load", "uuid"])
    #expect(needs.declared.allSatisfy { !$0.isSuperfluous })
  }

  @Test func whatIsChangedOutOfViewMayBeAll() throws {
    let needs = try needs("let store = TestStore(initialState: .init()) { Parent() } withDependencies: { setUp(&$0) }\nawait store.send(.task)")
    #expect(missing(needs) == [])
    #expect(needs.remarks.count == 1)
  }

  @Test func withoutExhaustivityMoreMayBeReached() throws {
    let needs = try needs("let store = TestStore(initialState: .init()) { Parent() }\nstore.exhaustivity = .off\nawait store.send(.task)")
    #expect(Set(needs.needs.filter { $0.reach == .possible }.map(\.use.text)) == ["api.load", "api.reset"])
  }

  @Test func whatATypeTouchesAnew() throws {
    let test = "import Testing\n@Test func quiet() async { let store = TestStore(initialState: .init()) { Parent() }\nawait store.send(.quiet) }\n"
    let before = reader(Self.clients.split(separator: "api.reset()").joined(separator: "print()"), test)
    let difference = NeedsDifference(from: NeedsInventory(before), to: reader(Self.clients, test))
    #expect(difference.entries.map { "\($0.subject) \($0.use.text)" } == ["Parent api.reset"])
    #expect(difference.entries.first?.tests.map(\.name) == ["quiet"])
    #expect(NeedsDifference(from: NeedsInventory(before), to: before).lines(since: "x") == ["No type touches more than it did in 'x'."])
  }

  // MARK: Set-up

  private func reader(_ source: String, _ test: String) -> NeedsReader {
    let files = [
      SourceFile(path: "Sources/Parent.swift", text: source), SourceFile(path: "Tests/ParentTests.swift", text: test),
    ]
    let graph = ModuleGraph(packages: [], files: files.map(\.path), mode: "static")
    let modules = ProjectModules(graph)
    let inputs = files.map { Linter.Input(path: $0.path, size: 0, module: modules.module(ofPath: $0.path, in: graph), isReported: true) }
    let survey = Survey(inputs, modules: modules, graph: GraphContext(graph: graph, settings: ModuleSettings()), jobs: 1) { .file(files[$0]) }
    return NeedsReader(survey) { path in files.first { $0.path == path } }
  }
}
