import SwiftLexer

/// Reports work that a reducer starts by itself while it changes state.
package struct HandFiredEffect: Rule {
  package static let metadata = RuleMetadata(
    id: "hand_fired_effect", group: .reducers, summary: "work that a reducer starts past the store", severity: .error, since: "0.1.0",
    fixes: .none, interest: .tokens([.Reducer, .ReducerProtocol, .ReducerOf, .Reduce, .AnyReducer, .Effect, .EffectTask, .EffectOf]),
    explanation: #"""
      ## What it does

      Reports `Task { … }`, `DispatchQueue.main.async { … }`, `asyncAfter`, `.sink { … }`, `Timer.scheduledTimer`,
      `dataTask(…).resume()`, and completion handlers that send to a store, in the synchronous code of a reducer.

      ## Why is this bad?

      The store runs effects that it is given. This work it does not know of: nothing cancels it when the feature is gone, and
      no test waits for it. The test ends, the work goes on, and fails in another test or nowhere. Its result can only come back
      through a store that the reducer should not have.

      ## Example

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Draft {
        struct State: Equatable { var text = "" }
        enum Action { case saveButtonTapped }

        @Dependency(\.draftClient) var draftClient

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            Task { [text = state.text] in
              try await draftClient.save(text)
            }
            return .none
          }
        }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Draft {
        struct State: Equatable { var text = "" }
        enum Action { case saveButtonTapped }

        @Dependency(\.draftClient) var draftClient

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            .run { [text = state.text] _ in
              try await draftClient.save(text)
            }
          }
        }
      }
      ```

      ## Limits

      Effects are `unstructured_task_in_effect`'s. Closures that are kept, in the state or by what they are handed to, are not
      judged: nobody can tell when they run.

      ## Disable it

      There is no good reason to.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard !pass.project.isReducerLibrary(pass.facts.module), pass.regions.intervals.contains(where: { $0.region.place == .reducer }) else { return }
    var last: Range<Int> = 0..<0
    for work in ConcurrentWork.all(in: pass) {
      let token = work.tokens.lowerBound
      let region = pass.regions.region(atToken: token)
      guard region.world == .app, region.place == .reducer, !last.contains(token), isRunNow(token, pass) else { continue }
      last = work.tokens.lowerBound..<end(of: work, pass)
      report(pass.finding(Self.metadata, at: pass.buffer.range(of: work.tokens), Finding.Message.fired(pass.text(work.tokens), work.kind).text))
    }
    sends(pass, report)
  }

  /// Work within work is the outer one's.
  private func end(of work: ConcurrentWork, _ pass: borrowing Pass) -> Int {
    var end = work.tokens.upperBound
    while pass.buffer[end].kind.isOpeningBracket, pass.buffer[end].partner != TokenBuffer.noPartner { end = Int(pass.buffer[end].partner) + 1 }
    return end
  }

  /// The closures around it run while the reducer does: each is an argument of a function, or the reducer itself.
  private func isRunNow(_ token: Int, _ pass: borrowing Pass) -> Bool {
    let member = pass.member(around: token)
    for item in EnclosingClosures(around: token, in: member, pass).items {
      switch item.name {
      case .Reduce, .AnyReducer, .Reducer: return true
      default: break
      }
      guard item.isArgument, item.callee >= 0, !item.isImplicitMember else { return false }
      let start = Int(pass.buffer[item.callee].start)
      if pass.file.storage[start] &- 0x41 < 26 || pass.buffer[item.callee].word == .`init` { return false }
    }
    // A property's initial value is no code that a reducer runs.
    return member < 0 || pass.outline.declarations[member].initialValue?.contains(token) != true
  }

  // MARK: Completion handlers

  /// `load { store.send(…) }`
  private func sends(_ pass: borrowing Pass, _ report: (Finding) -> Void) {
    let buffer = pass.buffer
    for index in 2..<max(2, buffer.count) where buffer[index].word == .send && buffer[index - 1].kind == .period && buffer[index + 1].kind == .leftParen {
      guard ["store", "viewStore"].contains(pass.text(index - 2)) else { continue }
      let region = pass.regions.region(atToken: index)
      guard region.world == .app, region.place == .reducer, isRunNow(index, pass),
        let closure = EnclosingClosures(around: index, in: pass.member(around: index), pass).items.first, closure.callee >= 0,
        closure.name != .Reduce, closure.name != .AnyReducer, closure.name != .Reducer
      else { continue }
      switch closure.name {
      case .Task, .async, .asyncAfter: continue
      default: break
      }
      if ["sink", "scheduledTimer", "dataTask", "detached"].contains(pass.text(closure.callee)) { continue }
      report(pass.finding(Self.metadata, at: buffer.range(of: index - 2..<index + 1), Finding.Message.sends(pass.text(closure.callee)).text))
    }
  }
}

extension Pass {
  /// Outermost declaration around a token within the innermost type, or -1.
  func member(around token: Int) -> Int {
    var member = -1
    var index = outline.declaration(around: token)
    while index >= 0, !outline.declarations[index].kind.isNominalOrExtension {
      member = index
      index = Int(outline.declarations[index].parent)
    }
    return member
  }
}

extension Finding.Message {
  fileprivate static func fired(_ spelling: String, _ kind: ConcurrentWork.Kind) -> Self {
    let deed =
      switch kind {
      case .task, .detachedTask, .queue, .dataTask: "starts work"
      case .sink: "subscribes"
      case .timer: "starts a timer"
      }
    return
      "'\(spelling)' \(deed) past the store: nothing cancels it, and no test waits for it; return an effect, such as '.run'"
  }
  fileprivate static func sends(_ call: String) -> Self {
    "the closure of '\(call)' sends to a store by itself: no test can wait for it; return an effect, such as '.run'"
  }
}
