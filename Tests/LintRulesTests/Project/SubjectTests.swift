import LintRules
import SwiftLexer
import Testing

/// What reducers use of their dependencies, and what they are built of.
@Suite struct SubjectTests {
  @Test func usesWithEndpointPlaceAndAction() throws {
    let code = try code(
      of: "Feature",
      """
      @Reducer struct Feature {
        @Dependency(\\.client) var client
        @Dependency(\\.date.now) var now
        @Dependency(\\.uuid) private var uuid
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .view(.appeared):
              state.at = now
              return .run { [client] send in await client.load() }
            case .add, .insert(at: _):
              state.id = uuid()
              return refresh(&state)
            case let .child(childAction):
              switch childAction {
              case .done: return .send(client.kind)
              default: return .none
              }
            default:
              return helper(client)
            }
          }
        }
      }
      extension Feature {
        func refresh(_ state: inout State) -> Effect<Action> { later() }
        private func later() -> Effect<Action> { .run { _ in try await self.client.refresh() } }
        func reduce(into state: inout State, viewAction: ViewAction) {
          switch viewAction {
          case .tapped: client.tap()
          }
        }
      }
      """)
    let actions = SubjectCode.actions(of: [code]).first ?? []
    let lines = zip(code.uses, actions).map { use, actions in
      "\(use.property.name).\(use.endpoint ?? "-")\(use.isCalled ? "()" : "") \(use.region.place.name) \(use.member) \(actions)"
    }
    #expect(
      lines == [
        #"now.- reducer body ["view.appeared"]"#,
        #"client.load() effect body ["view.appeared"]"#,
        #"uuid.-() reducer body ["add", "insert"]"#,
        #"client.kind reducer body ["child.done"]"#,
        #"client.- reducer body []"#,
        #"client.refresh() effect later ["add", "insert"]"#,
        #"client.tap() reducer reduce ["view.tapped"]"#,
      ])
  }

  @Test func usesOfLocals() throws {
    let code = try code(
      of: "Feature",
      """
      @Reducer struct Feature {
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            @Dependency(\\.mail) var mail
            mail.send()
            return .none
          }
        }
      }
      """)
    #expect(code.uses.map(\.property.path) == ["mail"])
    #expect(code.uses.map(\.endpoint) == ["send"])
  }

  @Test func childrenOfAReducer() throws {
    let project = project(
      """
      @Reducer struct Root {
        @ObservableState struct State { @Presents var sheet: Sheet.State?; var row: Row.State; var tab = Tab.State() }
        @Reducer enum Destination { case tab(Tab); case alert(AlertState<Never>); @ReducerCaseIgnored case other(Other) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.tab, action: \\.tab) { Tab() }
          BindingReducer()
          core
            .ifLet(\\.$a, action: \\.a) { Outer.Inner() }
            .forEach(\\.rows, action: \\.rows, element: Row.init)
        }
        var core: some ReducerOf<Self> { Reduce { state, action in state.x = Unrelated(); return .none } }
      }
      @Reducer struct Tab {}
      enum Outer { @Reducer struct Inner {} }
      @Reducer struct Row { var body: some ReducerOf<Self> { Tab(); Root() } }
      @Reducer struct Other {}
      @Reducer struct Unrelated {}
      @Reducer enum Sheet { case row(Row), tab(Tab) }
      """)
    let root = try #require(type("Root", project))
    #expect(project.children(of: root).map { project[$0.type].name } == ["Tab", "Outer.Inner", "Row", "Sheet"])
    #expect(project.family(of: root).map { project[$0].name } == ["Root", "Tab", "Outer.Inner", "Row", "Sheet"])
    let sheet = try #require(type("Sheet", project))
    #expect(project.children(of: sheet).map { project[$0.type].name } == ["Row", "Tab"])
    let destination = try #require(type("Root.Destination", project))
    #expect(project.children(of: destination).map { project[$0.type].name } == ["Tab"])
  }

  @Test func namesThatAFileMentions() {
    let names = project(
      """
      struct Own {}
      extension Own { func f() { local() } }
      extension Feature { func f() { client.load(label: value); self.name(); other?.member } }
      """
    ).files[0].mentions
    #expect(Set(names.members) == Set([NameHash("load"), NameHash("member")]))
    #expect(names.inExtensions.count == 1)
    let mentioned = Set(names.inExtensions[0].names)
    #expect(["client", "value", "name", "other"].allSatisfy { mentioned.contains(NameHash($0)) })
    #expect(["load", "label", "local", "member"].allSatisfy { !mentioned.contains(NameHash($0)) })
  }

  // MARK: Set-up

  private func read(_ text: String) -> (SourceFile, TokenBuffer, Outline, ProjectIndex) {
    let file = SourceFile(path: "Feature.swift", text: text)
    let buffer = Lexer.tokenize(file)
    let outline = OutlineParser.parse(buffer, of: file)
    let modules = ProjectModules(declared: []) { _ in [] }
    let facts = FactCollector.collect(file, buffer, outline, module: modules.unnamed)
    return (file, buffer, outline, ProjectIndex(files: [facts], modules: modules))
  }

  private func project(_ text: String) -> ProjectIndex { read(text).3 }

  private func type(_ name: String, _ project: ProjectIndex) -> TypeID? {
    project.types(named: name, seenBy: project.modules.unnamed).first
  }

  private func code(of name: String, _ text: String) throws -> SubjectCode {
    let (file, buffer, outline, project) = read(text)
    let facts = project.files[0]
    let regions = Regions.read(buffer, of: file, outline, facts, project)
    let pass = Pass(file: file, buffer: buffer, outline: outline, facts: facts, project: project, regions: regions)
    return SubjectCode(of: try #require(type(name, project)), pass)
  }
}
