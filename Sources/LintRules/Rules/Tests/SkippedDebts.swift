import SwiftLexer

/// Reports an exhaustive store that is told to forget what it received or what still runs.
package struct SkippedDebts: Rule {
  package static let metadata = RuleMetadata(
    id: "skipped_debts", group: .tests, summary: "test that skips what its store received or what still runs", severity: .note,
    since: "0.1.0", fixes: .none, interest: .tokens([.skipReceivedActions, .skipInFlightEffects]),
    explanation: #"""
      ## What it does

      Reports `store.skipReceivedActions()` and `store.skipInFlightEffects()` of a store that is exhaustive.

      ## Why is this bad?

      The store reports what the test left open: actions that came back, effects that still run. Skipping pays that debt
      without looking at it, whatever it is by now: also the action that a change added by mistake.

      ## Example

      ```swift
      import ComposableArchitecture
      import Testing

      @Test func loads() async {
        let store = TestStore(initialState: Home.State()) { Home() }
        await store.send(.load)
        await store.skipReceivedActions()
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture
      import Testing

      @Test func loads() async {
        let store = TestStore(initialState: Home.State()) { Home() }
        await store.send(.load)
        await store.receive(\.loaded) { $0.items = [.sample] }
      }
      ```

      ## Limits

      Where the function, or the type around it, switches exhaustivity off, that was said once and is enough.

      ## Disable it

      `// deplint:disable:next skipped_debts - reason`.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard pass.isTest, pass.isTestStoreTheLibrarys else { return }
    for index in pass.buffer.tokens.indices {
      let word = pass.buffer[index].word
      guard word == .skipReceivedActions || word == .skipInFlightEffects, pass.isMember(index), pass.opensCall(index), !isOff(index, pass)
      else { continue }
      let message: Finding.Message = word == .skipReceivedActions ? .actions : .effects
      report(pass.finding(Self.metadata, at: pass.buffer[index].range, message.text))
    }
  }

  /// `exhaustivity = .off` stands before it in its function, or anywhere in a function of its type that makes the store.
  private func isOff(_ token: Int, _ pass: borrowing Pass) -> Bool {
    guard pass.buffer.words.contains(.exhaustivity) || pass.buffer.words.contains(.withExhaustivity) else { return false }
    let function = pass.function(around: token)
    for index in pass.buffer.tokens.indices where pass.buffer[index].word == .exhaustivity || pass.buffer[index].word == .withExhaustivity {
      let other = pass.function(around: index)
      if other == function, index < token { return true }
      if other != function, !pass.isTestFunction(other) { return true }
    }
    return false
  }
}

extension Finding.Message {
  fileprivate static let actions = Self("whatever the store received is passed over, also what a later change sends by mistake; 'receive' it")
  fileprivate static let effects = Self("whatever still runs is passed over, also what a later change starts by mistake; cancel or finish it")
}
