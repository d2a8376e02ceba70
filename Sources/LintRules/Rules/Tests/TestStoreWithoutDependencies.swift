import SwiftLexer

/// Notes tests of reducers that need clients and are given none.
package struct TestStoreWithoutDependencies: Rule {
  package static let metadata = RuleMetadata(
    id: "test_store_without_dependencies", group: .tests, summary: "test store of a reducer with dependencies, none of which is overridden",
    severity: .note, since: "0.1.0", fixes: .none, interest: .tokens([.TestStore, .TestStoreOf]),
    explanation: #"""
      ## What it does

      Notes a `TestStore` whose reducer, or one that it is built of, declares dependencies of the project, where the test overrides
      nothing: by an argument, by the store, by a scope around, by a trait, or in its class.

      ## Why is this bad?

      What the actions reach of the clients gets their test values. Where these report, the test fails and says so; where they are
      quiet, or are missing, the test passes for a world that nobody chose. A block of overrides also tells a reader what
      the feature needs.

      ## Example

      ```swift
      import ComposableArchitecture
      import Testing

      @Reducer
      struct Feed {
        struct State: Equatable { var posts: [String] = [] }
        enum Action { case appeared, loaded([String]) }
        @Dependency(\.feedClient) var feedClient
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .appeared: .run { send in await send(.loaded(try await feedClient.load())) }
            case .loaded: .none
            }
          }
        }
      }

      @Test func appears() async {
        let store = await TestStore(initialState: Feed.State()) { Feed() }
        await store.send(.appeared)
        await store.receive(\.loaded)
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture
      import Testing

      @Reducer
      struct Feed {
        struct State: Equatable { var posts: [String] = [] }
        enum Action { case appeared, loaded([String]) }
        @Dependency(\.feedClient) var feedClient
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .appeared: .run { send in await send(.loaded(try await feedClient.load())) }
            case .loaded: .none
            }
          }
        }
      }

      @Test func appears() async {
        let store = await TestStore(initialState: Feed.State()) {
          Feed()
        } withDependencies: {
          $0.feedClient.load = { ["hello"] }
        }
        await store.send(.appeared)
        await store.receive(\.loaded)
      }
      ```

      ## Limits

      The libraries' own dependencies, such as clocks, do not count. Stores that a helper makes or is handed, and classes with a
      superclass out of view, are passed over. Whether the test's actions reach a client is not known.

      ## Disable it

      Where the project's test values report by themselves: what is missing then fails.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let file = pass.fileIndex, pass.project.isTest(pass.facts), !pass.project.isReducerLibrary(pass.facts.module) else { return }
    for call in pass.outline.calls where call.name == .TestStore || call.name == .TestStoreOf {
      guard call.nameToken >= 0, let reducer = reducer(of: call, file, pass), isTestsOwn(call, pass), !isOverridden(call, file, pass) else { continue }
      let names = dependencies(of: reducer, pass)
      guard !names.isEmpty else { continue }
      report(
        pass.finding(
          Self.metadata, at: pass.buffer[Int(call.nameToken)].range,
          Finding.Message.without(QualifiedName.last(pass.project[reducer].name), names).text))
    }
  }

  // MARK: The reducer

  /// The reducer in view that the store runs, where it is made in place and nothing is added to it.
  private func reducer(of call: Call, _ file: Int32, _ pass: borrowing Pass) -> TypeID? {
    let buffer = pass.buffer
    var value: Range<Int>?
    for argument in pass.outline.arguments[call.arguments] {
      guard argument.label >= 0 else {
        if argument.isTrailingClosure { value = argument.value.dropFirst().dropLast() }
        continue
      }
      switch pass.text(Int(argument.label)) {
      case "withDependencies", "prepareDependencies", "environment", "observe": return nil
      case "reducer": value = argument.value
      default: break
      }
    }
    guard let value, let first = value.first, buffer[first].kind == .identifier else { return nil }
    var end = first + 1
    while end + 1 < value.upperBound, buffer[end].kind == .period, buffer[end + 1].kind == .identifier { end += 2 }
    guard let name = QualifiedName.read(first..<end, buffer, pass.file), case .type(let type) = pass.project.resolve(name, scope: "", file: file),
      pass.project.isReducer(type)
    else { return nil }
    // `Feature()` or `Feature.init`, and nothing behind it.
    if buffer[end].kind == .leftParen { return Int(buffer[end].partner) + 1 == value.upperBound && Int(buffer[end].partner) == end + 1 ? type : nil }
    return end + 2 == value.upperBound && buffer[end + 1].word == .`init` ? type : nil
  }

  /// Names of the dependencies that the project declares, of a reducer and of all that it is built of.
  private func dependencies(of reducer: TypeID, _ pass: borrowing Pass) -> [String] {
    var names: [String] = []
    for type in pass.project.family(of: reducer) {
      for (_, property) in pass.project.dependencies(of: type) where !pass.project.isBuiltIn(property, seenBy: pass.project[type].module) {
        let name = property.key ?? QualifiedName.first(property.path)
        if !name.isEmpty, !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  // MARK: The test

  /// The store is made in a test function, and not handed to another function.
  private func isTestsOwn(_ call: Call, _ pass: borrowing Pass) -> Bool {
    guard let function = function(around: call, pass) else { return false }
    let declaration = pass.outline.declarations[function]
    let isTest = pass.outline.attributes[declaration.attributes].contains { $0.word == .Test }
      || declaration.name.first.map { pass.text($0).hasPrefix("test") } ?? false
    guard isTest, call.callee.lowerBound > 2 else { return false }
    var index = call.callee.lowerBound - 1
    while index > 0, buffer(pass, index).word == .await || buffer(pass, index).word == .try { index -= 1 }
    guard buffer(pass, index).kind == .equal, buffer(pass, index - 1).kind == .identifier else { return false }
    let name = NameHash(buffer(pass, index - 1), pass.file)
    let rest = call.tokens.upperBound..<max(call.tokens.upperBound, declaration.tokens.upperBound)
    return !rest.contains { token in
      guard pass.buffer[token].kind == .identifier, NameHash(pass.buffer[token], pass.file) == name else { return false }
      switch pass.buffer[token - 1].kind {
      case .period: return false
      case .leftParen, .comma, .colon, .equal, .prefixAmpersand: return pass.buffer[token + 1].kind != .period
      default: return pass.buffer[token + 1].kind == .period && [.dependencies, .withDependencies].contains(pass.buffer[token + 2].word)
      }
    }
  }

  private func buffer(_ pass: borrowing Pass, _ index: Int) -> Token { pass.buffer[index] }

  private func function(around call: Call, _ pass: borrowing Pass) -> Int? {
    var index = Int(call.owner)
    while index >= 0, pass.outline.declarations[index].kind != .function { index = Int(pass.outline.declarations[index].parent) }
    return index >= 0 ? index : nil
  }

  /// Something is overridden where the store is made or later in its function, or what surrounds it is out of view.
  private func isOverridden(_ call: Call, _ file: Int32, _ pass: borrowing Pass) -> Bool {
    guard let function = function(around: call, pass), !hasTrait(function, pass) else { return true }
    let range = pass.buffer.range(of: call.tokens)
    let whole = pass.buffer.range(of: pass.outline.declarations[function].tokens)
    var type = Int(pass.outline.declarations[function].parent)
    while type >= 0, !pass.outline.declarations[type].kind.isNominalOrExtension { type = Int(pass.outline.declarations[type].parent) }
    let typeIndex = type >= 0 ? pass.typeIndex(ofDeclaration: type) ?? -1 : -1
    let here = OverrideBlock(
      form: .argument, range: range, scope: range, store: nil, function: nil, declaration: Int32(function), type: Int32(typeIndex), isInTest: true,
      isInPreview: false, overrides: 0..<0)
    if !pass.project.blocksInForce(at: here, in: pass.facts).isEmpty { return true }
    if pass.facts.overrideBlocks.contains(where: { whole.contains($0.range) }) { return true }
    while type >= 0 {
      if let index = pass.typeIndex(ofDeclaration: type), isSetUpElsewhere(index, file, pass) { return true }
      type = Int(pass.outline.declarations[type].parent)
    }
    return false
  }

  /// `.dependencies`, with or without values, on the test or a suite around it: somebody thought of them.
  private func hasTrait(_ function: Int, _ pass: borrowing Pass) -> Bool {
    var index = function
    while index >= 0 {
      let declaration = pass.outline.declarations[index]
      for attribute in pass.outline.attributes[declaration.attributes] where attribute.word == .Test || attribute.word == .Suite {
        guard let arguments = attribute.arguments else { continue }
        if arguments.contains(where: { pass.buffer[$0].word == .dependencies || pass.buffer[$0].word == .dependency }) { return true }
      }
      index = Int(declaration.parent)
    }
    return false
  }

  /// A trait stands at the type's declaration in another file, or it inherits from a class out of view.
  private func isSetUpElsewhere(_ index: Int, _ file: Int32, _ pass: borrowing Pass) -> Bool {
    guard let type = pass.project.type(at: TypeSite(file: file, type: Int32(index))) else { return true }
    for site in pass.project.sites(of: type) {
      let facts = pass.project.facts(of: site)
      if facts.overrideBlocks.contains(where: { $0.form == .trait && $0.type == site.type && $0.function == nil }) { return true }
      guard pass.project[site].kind == .`class` else { continue }
      for entry in pass.project[site].inherits where QualifiedName.last(entry.name) != "XCTestCase" {
        if pass.project.resolve(entry.name, scope: pass.project[site].scope, file: site.file) == .external { return true }
      }
    }
    return false
  }
}

extension Finding.Message {
  fileprivate static func without(_ reducer: String, _ names: [String]) -> Self {
    let list = names.prefix(3).map { "'\($0)'" }.joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
    return "the test overrides nothing of what '\(reducer)' may use (\(list)): what its actions reach gets test values that nobody chose here"
  }
}
