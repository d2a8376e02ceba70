import SwiftLexer

/// Notes calls that change the world while a reducer computes its state.
package struct EndpointCalledInReducer: Rule {
  package static let metadata = RuleMetadata(
    id: "endpoint_called_in_reducer", group: .reducers, summary: "client that is called while the state is computed", severity: .note,
    since: "0.1.0", fixes: .sometimes,
    interest: .tokens([.Dependency, .Reducer, .ReducerProtocol, .ReducerOf, .Reduce, .Effect, .EffectTask, .EffectOf]),
    explanation: #"""
      ## What it does

      Notes a call of a dependency as a statement of its own, without a result, in the synchronous code of a reducer.

      ## Why is this bad?

      A reducer says what an action means: a new state, and effects to run. What it does by itself happens at once, and the test
      sees nothing of it: there is no effect to wait for, no action to receive, and a call made twice looks like one.

      ## Example

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Profile {
        struct State: Equatable { var name = "" }
        enum Action { case copyButtonTapped }

        @Dependency(\.pasteboardClient) var pasteboardClient

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            pasteboardClient.setText(state.name)
            return .none
          }
        }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Profile {
        struct State: Equatable { var name = "" }
        enum Action { case copyButtonTapped }

        @Dependency(\.pasteboardClient) var pasteboardClient

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            .run { [name = state.name] _ in
              pasteboardClient.setText(name)
            }
          }
        }
      }
      ```

      ## Limits

      What gives a value is read, and no deed. Clients that observe, such as loggers and analytics, and the library's own
      dependencies are not judged, nor are closures that are handed to other calls.

      The fix is offered (`--fix=unsafe`) where `return .none` follows.

      ## Disable it

      For an app in which this is the custom. For new code `severity: warning` makes sense.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let file = pass.fileIndex, pass.judgesDependencies, pass.regions.intervals.contains(where: { $0.region.place == .reducer }) else { return }
    var seen: Set<TypeID> = []
    let locals = LocalDependency.all(in: pass)
    for index in pass.facts.types.indices {
      guard let type = pass.project.type(at: TypeSite(file: file, type: Int32(index))), seen.insert(type).inserted else { continue }
      let statements = StatementReader(pass)
      for use in SubjectCode.uses(of: type, locals: locals, pass) where use.region == Region(world: .app, place: .reducer) {
        judge(use, statements, pass, report)
      }
    }
  }

  private func judge(_ use: DependencyUse, _ statements: StatementReader, _ pass: borrowing Pass, _ report: (Finding) -> Void) {
    guard let call = DependencyCall(use, pass), !pass.project.isBuiltIn(use.property, seenBy: pass.facts.module), !isQuestion(call, pass),
      !([use.property.name] + use.property.path.split(separator: ".").map(String.init) + call.path).contains(where: ObserverNames.contains),
      !isInClosure(call.start, pass), statements.isStatement(call.start..<call.end)
    else { return }
    switch result(of: use.property, call.path, pass) {
    case .void?: break
    case .some: return
    case nil: if statements.mayBeValue(call.start..<call.end) { return }
    }
    report(
      pass.finding(
        Self.metadata, at: pass.buffer.range(of: call.callee),
        Finding.Message.called(([use.property.name] + call.path).joined(separator: ".")).text,
        fixes: statements.effect(insteadOf: call.start..<call.end).map { [$0] } ?? []))
  }

  /// A closure that is an argument of something runs when that likes.
  private func isInClosure(_ token: Int, _ pass: borrowing Pass) -> Bool {
    guard let item = EnclosingClosures(around: token, in: pass.member(around: token), pass).items.first else { return false }
    switch item.name {
    case .Reduce, .AnyReducer, .Reducer: return false
    default: return true
    }
  }

  /// `try validator.check(x)`: its error is what it gives.
  private func isQuestion(_ call: DependencyCall, _ pass: borrowing Pass) -> Bool {
    guard pass.buffer[call.start].word == .try, pass.buffer[call.start + 1].kind.isWord, let word = call.path.last?.camelCaseWords.first else {
      return false
    }
    return ["is", "has", "can", "check", "validate", "verify"].contains(word)
  }

  // MARK: Clients

  /// What an endpoint gives; `nil` where that is not in view.
  private func result(of property: DependencyProperty, _ path: [String], _ pass: borrowing Pass) -> FunctionShape.Result? {
    var names = property.path.split(separator: ".").map(String.init) + path
    let type: TypeID?
    if let key = property.key {
      guard let file = pass.fileIndex, case .type(let id) = pass.project.resolve(key, scope: "", file: file) else { return nil }
      type = pass.project.key(of: id).flatMap { pass.project.valueType(of: $0) }
    } else {
      guard !names.isEmpty else { return nil }
      type = pass.project.registeredType(names.removeFirst(), seenBy: pass.facts.module)
    }
    guard var client = type else { return nil }
    while let name = names.first {
      names.removeFirst()
      if names.isEmpty { return pass.project.endpoints(of: client).first { $0.property.name == name || $0.property.method == name }?.function?.result }
      guard let (site, property) = pass.project.storedProperty(name, of: client), let next = pass.project.type(of: property, at: site) else {
        return nil
      }
      client = next
    }
    return nil
  }
}

/// A call of a dependency or of one of its members.
private struct DependencyCall {
  /// First token, a `self.` or `try` before the name included.
  var start: Int
  var end: Int
  var callee: Range<Int>
  /// The members from the dependency to what is called.
  var path: [String] = []

  init?(_ use: DependencyUse, _ pass: borrowing Pass) {
    let buffer = pass.buffer
    var end = use.token + 1
    while buffer[end].kind == .period, buffer[end + 1].kind.isWord {
      path.append(QualifiedName.word(buffer[end + 1], pass.file))
      end += 2
    }
    let first = buffer[use.token - 1].kind == .period ? use.token - 2 : use.token
    callee = first..<end
    guard buffer[end].kind == .leftParen, !buffer[end].flags.contains(.atStartOfLine), buffer[end].partner != TokenBuffer.noPartner else {
      return nil
    }
    end = Int(buffer[end].partner) + 1
    if buffer[end].kind == .leftBrace, !buffer[end].flags.contains(.atStartOfLine), buffer[end].partner != TokenBuffer.noPartner {
      end = Int(buffer[end].partner) + 1
    }
    var start = first
    if buffer[start - 1].word == .try { start -= 1 }
    if start > 1, buffer[start - 1].kind == .postfixQuestionMark || buffer[start - 1].kind == .exclamationMark, buffer[start - 2].word == .try {
      start -= 2
    }
    self.start = start
    self.end = end
  }
}

extension Finding.Message {
  fileprivate static func called(_ name: String) -> Self {
    "'\(name)' acts while the state is computed: a test has nothing to wait for or to receive; return an effect that calls it"
  }
}
