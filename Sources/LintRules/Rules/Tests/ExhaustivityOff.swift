import SwiftLexer

/// Reports a `TestStore` that is told to pass over what a test does not assert.
package struct ExhaustivityOff: Rule {
  package static let metadata = RuleMetadata(
    id: "exhaustivity_off", group: .tests, summary: "store of a test that does not ask for every change to be asserted",
    severity: .warning, since: "0.1.0", fixes: .none, interest: .tokens([.exhaustivity, .withExhaustivity]),
    explanation: #"""
      ## What it does

      Reports `store.exhaustivity = .off` and `withExhaustivity(.off)`. It is a note, and a warning where the function says
      nothing about it and asserts nothing behind it either.

      ## Why is this bad?

      An exhaustive store fails for every change of state, every received action and every running effect that the test does
      not name. That is how it finds what nobody thought of. Switched off, it reports only what is asserted and wrong: where
      nothing is asserted, nothing can fail.

      ## Example

      ```swift
      import ComposableArchitecture
      import Testing

      @Test func loads() async {
        let store = TestStore(initialState: Home.State()) { Home() }
        store.exhaustivity = .off
        await store.send(.load)
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture
      import Testing

      @Test func loads() async {
        let store = TestStore(initialState: Home.State()) { Home() }
        await store.send(.load) { $0.isLoading = true }
        await store.receive(\.loaded) { $0.isLoading = false }
      }
      ```

      For a test across many features, `.off(showSkippedAssertions: true)` shows what is passed over.

      ## Limits

      A comment on the line or above it counts as a reason, an action that is received, and what doubles
      assert, as assertions. Values that are not written as `.off`, like a ternary's, are not
      judged.

      ## Disable it

      For folders of integration tests, name them in the rule's `exclude`.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard pass.isTest, pass.isTestStoreTheLibrarys else { return }
    for token in pass.buffer.tokens.indices {
      var value = 0
      switch pass.buffer[token].word {
      case .exhaustivity where pass.isMember(token) && pass.buffer[token + 1].kind == .equal: value = token + 2
      case .withExhaustivity where pass.buffer[token + 1].kind == .leftParen: value = token + 2
      default: continue
      }
      guard value + 2 < pass.buffer.count else { continue }
      if pass.buffer[value].kind.isWord, pass.word(value) == "Exhaustivity" { value += 1 }
      guard pass.buffer[value].kind == .period, pass.buffer[value + 1].kind == .identifier, pass.word(value + 1) == "off" else { continue }
      var end = value + 2
      var shows = false
      if pass.buffer[end].kind == .leftParen, pass.buffer[end].partner != TokenBuffer.noPartner {
        let close = Int(pass.buffer[end].partner)
        shows = (end..<close).contains { pass.buffer[$0].word == .true }
        end = close + 1
      }
      let range = SourceRange(start: pass.buffer[token].start, end: pass.buffer[end - 1].end)
      let isIdle = !shows && pass.buffer[token].word == .exhaustivity && isIdle(behind: end, pass) && !hasComment(token, pass)
      let message: Finding.Message = isIdle ? .assertsNothing : shows ? .shows : .off
      report(pass.finding(Self.metadata, severity: isIdle ? .warning : .note, at: range, message.text))
    }
  }

  /// The function is a test that asserts nothing behind a token, and nothing in the doubles that it sets up before.
  private func isIdle(behind token: Int, _ pass: borrowing Pass) -> Bool {
    let function = pass.function(around: token)
    guard function >= 0 else { return false }
    let declaration = pass.outline.declarations[function]
    guard let body = declaration.body, pass.isTestFunction(function), token < body.upperBound else { return false }
    for index in body.lowerBound..<body.upperBound where pass.buffer[index].kind == .identifier && pass.opensCall(index) {
      let name = pass.word(index)
      if ["assert", "XCT", "expect", "require", "confirm", "reportIssue", "unimplemented"].contains(where: name.hasPrefix) { return false }
      if name == "record", pass.owner(of: index) == "Issue" { return false }
      guard index > token else { continue }
      // An action that does not come fails the test, exhaustive or not.
      if name == "receive" { return false }
      if name == "send", hasClosure(index, body, pass) { return false }
    }
    return true
  }

  /// A call has a closure, in its parentheses or behind them.
  private func hasClosure(_ name: Int, _ body: Range<Int>, _ pass: borrowing Pass) -> Bool {
    var end = name + 1
    if pass.buffer[end].kind == .leftParen, pass.buffer[end].partner != TokenBuffer.noPartner {
      if (end..<Int(pass.buffer[end].partner)).contains(where: { pass.buffer[$0].kind == .leftBrace }) { return true }
      end = Int(pass.buffer[end].partner) + 1
    }
    return end < body.upperBound && pass.buffer[end].kind == .leftBrace
  }

  /// A comment stands on the line of a token, or right above it.
  private func hasComment(_ token: Int, _ pass: borrowing Pass) -> Bool {
    let start = pass.buffer[token].start
    var low = 0
    var high = pass.buffer.comments.count
    while low < high {
      let middle = (low + high) / 2
      if pass.buffer.comments[middle].range.start < start { low = middle + 1 } else { high = middle }
    }
    if low < pass.buffer.comments.count, lineEnds(from: start, to: pass.buffer.comments[low].range.start, pass) == 0 { return true }
    return low > 0 && lineEnds(from: pass.buffer.comments[low - 1].range.end, to: start, pass) < 2
  }

  /// Number of line ends between two offsets, two at most.
  private func lineEnds(from start: UInt32, to end: UInt32, _ pass: borrowing Pass) -> Int {
    var count = 0
    for offset in Int(start)..<max(Int(start), Int(end)) where pass.file.storage[offset] == UInt8(ascii: "\n") {
      count += 1
      if count == 2 { break }
    }
    return count
  }
}

extension Finding.Message {
  fileprivate static let off = Self("the store passes over every change that the test does not assert")
  fileprivate static let shows = Self("the store passes over every change that the test does not assert, and shows them")
  fileprivate static let assertsNothing = Self(
    "the store passes over every change that the test does not assert, and it asserts nothing: nothing of the state can fail it")
}
