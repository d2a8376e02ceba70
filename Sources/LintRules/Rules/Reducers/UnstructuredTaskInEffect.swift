import SwiftLexer

/// Reports tasks that an effect leaves behind.
package struct UnstructuredTaskInEffect: Rule {
  package static let metadata = RuleMetadata(
    id: "unstructured_task_in_effect", group: .reducers, summary: "task that an effect starts and leaves behind", severity: .warning,
    since: "0.1.0", fixes: .none, interest: .tokens([.Task]),
    explanation: #"""
      ## What it does

      Reports `Task { … }` and `Task.detached { … }` in an effect. In a callback that cannot wait, such as a progress handler, it is a
      note.

      ## Why is this bad?

      An effect is over when its closure returns. A task that it started goes on: cancelling the effect does not cancel it, and
      a `TestStore` does not count it, so that the test ends while it runs.

      ## Example

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Uploads {
        struct State: Equatable {}
        enum Action { case uploadButtonTapped, finished }

        @Dependency(\.uploadClient) var uploadClient

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            .run { send in
              Task {
                try await uploadClient.upload()
                await send(.finished)
              }
            }
          }
        }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Uploads {
        struct State: Equatable {}
        enum Action { case uploadButtonTapped, finished }

        @Dependency(\.uploadClient) var uploadClient

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            .run { send in
              try await uploadClient.upload()
              await send(.finished)
            }
          }
        }
      }
      ```

      ## Limits

      Silent: tasks whose value is awaited or that are cancelled by their name, tasks in a stream's builder that `onTermination`
      cancels, and those within a continuation. Work in parallel is `async let`'s or a task group's.

      ## Disable it

      On the line, for work that should outlive its feature. `@Dependency(\.fireAndForget)` says so, too, and waits in tests.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard !pass.project.isReducerLibrary(pass.facts.module), !pass.project.isLibrary(pass.facts.module),
      pass.regions.intervals.contains(where: { $0.region.place == .effect })
    else { return }
    for work in ConcurrentWork.all(in: pass) where work.kind == .task || work.kind == .detachedTask {
      let token = work.tokens.lowerBound
      let region = pass.regions.region(atToken: token)
      guard region.world == .app, region.place == .effect, !isKept(work, pass), !isCancelledByName(work, pass),
        let severity = severity(token, pass) else { continue }
      let message = severity == .note ? Finding.Message.inCallback : .leftBehind(pass.text(work.tokens))
      report(pass.finding(Self.metadata, severity: severity, at: pass.buffer.range(of: work.tokens), message.text))
    }
  }

  private func severity(_ token: Int, _ pass: borrowing Pass) -> Severity? {
    let function = pass.outline.declaration(around: token)
    let isSynchronous = function >= 0 && pass.outline.declarations[function].kind == .function
      && pass.outline.declarations[function].parent >= 0
      && !pass.outline.declarations[Int(pass.outline.declarations[function].parent)].kind.isNominalOrExtension
      && !pass.outline.declarations[function].modifierSet.contains(.async)
    let items = EnclosingClosures(around: token, in: pass.member(around: token), pass).items
    var severity = isSynchronous ? Severity.note : .warning
    for (index, item) in items.enumerated() {
      let name = item.callee >= 0 ? pass.text(item.callee) : ""
      if name.hasPrefix("withChecked") || name.hasPrefix("withUnsafe") || name.contains("TaskGroup") { return nil }
      switch item.name {
      case .Task: return nil
      case .AsyncStream, .AsyncThrowingStream:
        return isCancelledOnTermination(item.closure, pass) ? nil : severity
      default: break
      }
      if name == "detached" || name == "makeStream" { return nil }
      if isEffect(item, pass) { return severity }
      // A closure that waits can do the work itself.
      if index == 0, !isAsync(name) { severity = .note }
    }
    return severity
  }

  private func isEffect(_ item: EnclosingClosures.Item, _ pass: borrowing Pass) -> Bool {
    let before = pass.outline.closures[item.closure].tokens.lowerBound - 1
    return before >= 0 && item.isArgument && pass.regions.region(atToken: before).place != .effect
  }

  /// Functions whose closure is a part of the effect.
  private func isAsync(_ name: String) -> Bool {
    switch name {
    case "withTaskCancellation", "withDependencies", "withTaskCancellationHandler", "withErrorReporting", "withAnimation", "run": true
    default: false
    }
  }

  /// `continuation.onTermination = { _ in task.cancel() }` stands in the stream's builder.
  private func isCancelledOnTermination(_ closure: Int, _ pass: borrowing Pass) -> Bool {
    let tokens = pass.outline.closures[closure].tokens
    return tokens.contains { pass.file.isText(pass.buffer[$0], "onTermination") }
      && tokens.contains { pass.buffer[$0].word == .cancel && pass.buffer[$0 - 1].kind == .period }
  }

  /// `Task { await withTaskCancellation(id: …) { … } }`: somebody cancels it by its name.
  private func isCancelledByName(_ work: ConcurrentWork, _ pass: borrowing Pass) -> Bool {
    let start = work.tokens.upperBound
    guard let open = (work.tokens.lowerBound..<min(start + 40, pass.buffer.count)).first(where: { pass.buffer[$0].kind == .leftBrace }),
      pass.buffer[open].partner != TokenBuffer.noPartner
    else { return false }
    let body = open + 1..<max(open + 1, Int(pass.buffer[open].partner))
    return body.prefix(4).contains { pass.file.isText(pass.buffer[$0], "withTaskCancellation") }
  }

  /// Its value is awaited, or it has a name by which it is awaited or cancelled.
  private func isKept(_ work: ConcurrentWork, _ pass: borrowing Pass) -> Bool {
    let buffer = pass.buffer
    var end = work.tokens.upperBound
    while buffer[end].kind.isOpeningBracket || buffer[end].kind.isOperator {
      end = buffer[end].kind.isOpeningBracket && buffer[end].partner != TokenBuffer.noPartner ? Int(buffer[end].partner) + 1 : end + 1
    }
    if buffer[end].kind == .period { return true }
    let start = work.tokens.lowerBound
    guard start >= 2, buffer[start - 1].kind == .equal, buffer[start - 2].kind == .identifier else { return false }
    let name = NameHash(buffer[start - 2], pass.file)
    let closure = pass.outline.closure(around: start)
    let reach = closure >= 0 ? pass.outline.closures[closure].tokens : start..<min(buffer.count, start + 4096)
    return reach.contains { index in
      guard buffer[index].kind == .identifier, NameHash(buffer[index], pass.file) == name else { return false }
      let period = buffer[index + 1].kind == .postfixQuestionMark ? index + 2 : index + 1
      return buffer[period].kind == .period && ["value", "result", "cancel"].contains(pass.text(period + 1))
    }
  }
}

extension Finding.Message {
  fileprivate static func leftBehind(_ spelling: String) -> Self {
    "'\(spelling)' outlives the effect: cancelling the effect does not cancel it, and tests do not wait for it; await the work instead"
  }
  fileprivate static let inCallback: Self =
    "a task for each call outlives the effect, and their order is open: hand the values to a stream that the effect reads"
}
