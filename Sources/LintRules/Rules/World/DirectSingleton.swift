import SwiftLexer

/// Reports code that reaches for a shared instance of the project's own types.
package struct DirectSingleton: Rule {
  package static let metadata = RuleMetadata(
    id: "direct_singleton", group: .world, summary: "shared instance that nobody can replace", severity: .warning, since: "0.1.0",
    fixes: .none, options: AmbientCalls.options,
    interest: .tokens([.shared, .Reducer, .Reduce, .ObservableState, .Dependency, .Observable, .ObservableObject]),
    explanation: #"""
      ## What it does

      Reports `Session.shared` (`default`, `current`, `main`) in reducers, effects, states (warning) and models (note), where
      `Session` is a class or an actor of the project, or a struct that can be changed, and declares that instance itself. In
      models it also notes a stored property that is made on the spot (`let api = Api()`) of a class whose own code uses the
      network, files or other parts of the system.

      ## Why is this bad?

      The instance lives as long as the process. What one test does to it, the next one finds, and the order of the tests
      decides which of them fail. None of them can replace it, so all of them run the real thing.

      A client that is taken by `@Dependency` has the shared instance in its live value, and a test value that reports.

      ## Example

      ```swift
      import ComposableArchitecture

      final class Session {
        static let shared = Session()
        var user: String?
      }

      @Reducer
      struct Login {
        struct State: Equatable { var name = "" }
        enum Action { case login }

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            Session.shared.user = state.name
            return .none
          }
        }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture

      final class Session {
        static let shared = Session()
        var user: String?
      }

      struct SessionClient {
        var login: (String) -> Void
      }
      extension SessionClient: DependencyKey {
        static let liveValue = SessionClient(login: { Session.shared.user = $0 })
        static let testValue = SessionClient(login: unimplemented("SessionClient.login"))
      }

      @Reducer
      struct Login {
        struct State: Equatable { var name = "" }
        enum Action { case login(String) }

        @Dependency(\.session) var session

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            .run { [name = state.name] _ in session.login(name) }
          }
        }
      }
      ```

      ## Limits

      Inside the type itself, in views, previews, tests, live values, the program's entry and default arguments it is not
      reported; nor are shared instances that only observe (loggers, analytics, haptics), constants of structs and enums, and
      those of other libraries (`direct_global` has the system's).

      ## Disable it

      In a package without the library. To judge reducers and effects alone:
      `direct_singleton: {scopes: [reducer, effect]}`. To accept one: `direct_singleton: {allow: [Session.shared]}`.
      """#)

  private static let family = AmbientFamily(
    metadata: metadata, deed: "reaches for an instance that all tests share", way: "take a client for it",
    consequence: "no test can replace it", grading: .shared)

  private let calls: AmbientCalls

  package init(options: RuleOptions) throws(ConfigurationError) { calls = AmbientCalls(Self.family, options) }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let file = pass.fileIndex else { return }
    let buffer = pass.buffer
    let intervals = pass.regions.intervals
    var reads: [AmbientRead] = []
    for (position, interval) in intervals.enumerated() where calls.isJudged(interval.region) {
      let end = position + 1 < intervals.count ? intervals[position + 1].start : buffer.count
      for index in interval.start..<end where buffer[index].kind == .identifier {
        if let read = shared(index, file, pass) { reads.append(read) }
      }
    }
    reads += made(file, pass)
    calls.check(reads, pass, report)
  }

  // MARK: Shared instances

  private func shared(_ index: Int, _ file: Int32, _ pass: borrowing Pass) -> AmbientRead? {
    let buffer = pass.buffer
    guard index + 2 < buffer.count, buffer[index + 1].kind == .period, buffer[index + 2].kind.isWord, isCapital(index, pass),
      isSingletonName(index + 2, pass)
    else { return nil }
    var start = index
    while start >= 2, buffer[start - 1].kind == .period, buffer[start - 2].kind.isWord { start -= 2 }
    guard isCapital(start, pass), buffer.typeStart(start) == start, !buffer.opensCall(index + 3),
      let name = QualifiedName.read(start..<index + 1, buffer, pass.file),
      let type = type(named: name, at: index, file, pass)
    else { return nil }
    let member = QualifiedName.word(buffer[index + 2], pass.file)
    guard hasSingleton(member, type, pass), !isObserver(QualifiedName.last(pass.project[type].name)) else { return nil }
    return AmbientRead(tokens: start..<index + 3, spelling: name + "." + member, form: .other)
  }

  private func isCapital(_ index: Int, _ pass: borrowing Pass) -> Bool {
    pass.file.storage[Int(pass.buffer[index].start)] &- 0x41 < 26
  }

  private func isSingletonName(_ index: Int, _ pass: borrowing Pass) -> Bool {
    switch pass.buffer[index].word {
    case .shared, .main, .`default`: true
    case .none: pass.file.isText(pass.buffer[index], "current")
    default: false
    }
  }

  private func hasSingleton(_ member: String, _ type: TypeID, _ pass: borrowing Pass) -> Bool {
    let kind = pass.project[type].kind
    let sites = pass.project.sites(of: type)
    guard let singleton = sites.flatMap({ pass.project[$0].singletons }).first(where: { $0.name == member }) else { return false }
    switch kind {
    case .`class`, .actor: return true
    // A constant of a struct is a value like any other.
    case .`struct`: return singleton.isVariable && member != "default" && sites.contains { pass.project[$0].hasStoredVariable }
    default: return false
    }
  }

  /// A type of the project that a name means, and that the code does not stand in.
  private func type(named name: String, at token: Int, _ file: Int32, _ pass: borrowing Pass) -> TypeID? {
    var index = pass.outline.declaration(around: token)
    while index >= 0, !pass.outline.declarations[index].kind.isNominalOrExtension { index = Int(pass.outline.declarations[index].parent) }
    let scope = pass.typeIndex(ofDeclaration: index).map { pass.facts.types[$0].name } ?? ""
    guard case .type(let type) = pass.project.resolve(name, scope: scope, file: file) else { return nil }
    let own = pass.project[type].name
    guard scope != own, !scope.hasPrefix(own + ".") else { return nil }
    let module = pass.project[type].module
    return pass.project.isLibrary(module) || pass.project.isReducerLibrary(module) ? nil : type
  }

  /// It only tells what happens.
  private func isObserver(_ name: String) -> Bool {
    if ObserverNames.contains(name) { return true }
    return name.camelCaseWords.contains { word in
      ComplacentTestValue.observerWords.contains(word) || word.hasSuffix("s") && ComplacentTestValue.observerWords.contains(String(word.dropLast()))
    }
  }

  // MARK: Made on the spot

  /// Stored properties of models that are made where they are declared, of classes that use the system.
  private func made(_ file: Int32, _ pass: borrowing Pass) -> [AmbientRead] {
    let buffer = pass.buffer
    let outline = pass.outline
    return outline.declarations.compactMap { declaration -> AmbientRead? in
      guard declaration.kind == .constant || declaration.kind == .variable, !declaration.modifierSet.isTypeMember, declaration.parent >= 0,
        outline.declarations[Int(declaration.parent)].kind.isNominalOrExtension, let value = declaration.initialValue,
        let first = value.first, buffer[first].kind == .identifier, isCapital(first, pass),
        pass.regions.region(atToken: first) == Region(world: .app, place: .model),
        buffer[value.upperBound - 1].kind == .rightParen, Int(buffer[value.upperBound - 1].partner) > first
      else { return nil }
      let open = Int(buffer[value.upperBound - 1].partner)
      guard let name = QualifiedName.read(first..<open, buffer, pass.file), (first..<open).allSatisfy({ buffer[$0].kind.isWord || buffer[$0].kind == .period }),
        let type = type(named: name, at: first, file, pass), pass.project[type].kind == .`class` || pass.project[type].kind == .actor,
        pass.project.sites(of: type).contains(where: { pass.project[$0].usesWorld }), !isObserver(QualifiedName.last(name))
      else { return nil }
      return AmbientRead(
        tokens: first..<open, spelling: name + "()", form: .other, own: ("is made here, and uses the system itself", "have it handed in"))
    }
  }
}
