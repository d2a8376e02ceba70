import SwiftLexer

/// Reports a test that expects what the clock or chance says.
package struct NondeterministicExpectation: Rule {
  package static let metadata = RuleMetadata(
    id: "nondeterministic_expectation", group: .tests, summary: "expected value that is another one in each run", severity: .warning,
    since: "0.1.0", fixes: .none, interest: .tokens([.Date, .UUID, .now, .random]),
    explanation: #"""
      ## What it does

      Reports `Date()`, `Date.now`, `.now`, `UUID()` and `.random(…)` in the state that a test expects of a `TestStore`, and as
      one side of an equality that it asserts.

      ## Why is this bad?

      The expected value is made at another moment than the one it is compared with. So the test cannot pass, or passes when
      both fall into the same second, day or week, and fails at midnight.

      ## Example

      ```swift
      import ComposableArchitecture
      import Testing

      @Test func starts() async {
        let store = TestStore(initialState: Game.State()) { Game() }
        await store.send(.start) {
          $0.startedAt = Date()
        }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture
      import Testing

      @Test func starts() async {
        let store = TestStore(initialState: Game.State()) { Game() } withDependencies: {
          $0.date.now = Date(timeIntervalSince1970: 0)
        }
        await store.send(.start) {
          $0.startedAt = Date(timeIntervalSince1970: 0)
        }
      }
      ```

      ## Limits

      Reads through dependencies are controlled there. Comparisons with `accuracy:` and arguments of other calls are not judged.

      ## Disable it

      `// deplint:disable:next nondeterministic_expectation - reason`.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard pass.isTest else { return }
    for index in pass.buffer.tokens.indices {
      guard let read = read(at: index, pass), let places = pass.brackets.places(around: read.lowerBound, from: 0, limit: 32) else { continue }
      let text = pass.text(read)
      if isExpectedState(places, pass) {
        report(pass.finding(Self.metadata, at: pass.buffer.range(of: read), Finding.Message.state(text).text))
      } else if isOperand(read, places, pass) {
        report(pass.finding(Self.metadata, at: pass.buffer.range(of: read), Finding.Message.equality(text).text))
      }
    }
  }

  // MARK: Reads

  /// `Date()`, `Date.now`, `.now`, `UUID()`, `Int.random(…)`.
  private func read(at index: Int, _ pass: borrowing Pass) -> Range<Int>? {
    let buffer = pass.buffer
    switch buffer[index].word {
    case .Date, .UUID:
      guard !pass.isMember(index) || pass.owner(of: index) == "Foundation", !pass.project.isShadowed(pass.word(index), in: pass.facts),
        index + 2 < buffer.count
      else { return nil }
      if buffer[index + 1].kind == .leftParen { return buffer[index + 2].kind == .rightParen ? index..<index + 3 : nil }
      guard buffer[index].word == .Date, buffer[index + 1].kind == .period, buffer[index + 2].word == .now else { return nil }
      return index..<index + 3
    case .now:
      // An implicit member: of what type, the place says.
      guard buffer.isImplicitMember(index), !pass.opensCall(index) else { return nil }
      return index - 1..<index + 1
    case .random:
      guard pass.isMember(index), buffer[index + 1].kind == .leftParen, buffer[index + 1].partner != TokenBuffer.noPartner,
        !(index + 1..<Int(buffer[index + 1].partner)).contains(where: { buffer[$0].kind == .identifier && pass.word($0) == "using" })
      else { return nil }
      let start = buffer.isImplicitMember(index) ? index - 1 : index - 2
      return start..<Int(buffer[index + 1].partner) + 1
    default: return nil
    }
  }

  // MARK: Places

  /// The innermost closure is the one that states what a store's state becomes.
  private func isExpectedState(_ places: [BracketTree.Place], _ pass: borrowing Pass) -> Bool {
    guard let brace = places.first(where: { pass.buffer[$0.open].kind == .leftBrace })?.open, brace > 1 else { return false }
    let before = pass.buffer[brace - 1]
    guard before.kind == .rightParen, before.partner != TokenBuffer.noPartner, before.partner > 2 else { return false }
    let name = Int(before.partner) - 1
    guard pass.buffer[name].kind == .identifier, pass.isMember(name) else { return false }
    switch pass.word(name) {
    case "send", "receive", "assert": break
    default: return false
    }
    let owner = pass.owner(of: name)
    return owner.hasSuffix("tore")
  }

  /// It is one side of an asserted equality, by itself, as the beginning of a chain, or within a formatter's or calendar's call.
  private func isOperand(_ read: Range<Int>, _ places: [BracketTree.Place], _ pass: borrowing Pass) -> Bool {
    guard let inner = places.first, pass.buffer[inner.open].kind == .leftParen, inner.open > 0 else { return false }
    var open = inner.open
    var start = read.lowerBound
    var end = behindChain(read.upperBound, pass)
    if places.count > 1, isFormat(inner, pass) {
      var index = open - 1
      while index > places[1].open, pass.buffer[index].kind.isWord || pass.buffer[index].kind == .period { index -= 1 }
      start = index + 1
      end = behindChain(Int(pass.buffer[open].partner) + 1, pass)
      open = places[1].open
    }
    guard open > 0, pass.buffer[open].kind == .leftParen, pass.buffer[open].partner != TokenBuffer.noPartner else { return false }
    let close = Int(pass.buffer[open].partner)
    guard !(open..<close).contains(where: { pass.buffer[$0].kind == .identifier && pass.word($0) == "accuracy" }) else { return false }
    switch pass.word(open - 1) {
    case "expect", "require":
      let before = pass.buffer[start - 1]
      if before.kind == .binaryOperator, pass.file.isText(before, "==") { return isEnd(end, close, pass) }
      return start - 1 == open && pass.buffer[end].kind == .binaryOperator && pass.file.isText(pass.buffer[end], "==")
    case "XCTAssertEqual", "expectNoDifference", "XCTAssertNoDifference":
      let isFirst = start - 1 == open
      let isSecond = pass.buffer[start - 1].kind == .comma && (open + 1..<start - 1).allSatisfy { isInner($0, open, pass) }
      return (isFirst || isSecond) && (pass.buffer[end].kind == .comma || end == close)
    default: return false
    }
  }

  /// No comma of the call itself.
  private func isInner(_ token: Int, _ open: Int, _ pass: borrowing Pass) -> Bool {
    guard pass.buffer[token].kind == .comma else { return true }
    return pass.brackets.places(around: token, from: open, limit: 32)?.first?.open != open
  }

  private func isEnd(_ token: Int, _ close: Int, _ pass: borrowing Pass) -> Bool {
    token >= close || pass.buffer[token].kind == .comma
      || pass.buffer[token].kind == .binaryOperator && (pass.file.isText(pass.buffer[token], "&&") || pass.file.isText(pass.buffer[token], "||"))
  }

  /// Behind `.member` and `.call(…)` that follow.
  private func behindChain(_ token: Int, _ pass: borrowing Pass) -> Int {
    var index = token
    while index + 1 < pass.buffer.count, pass.buffer[index].kind == .period, pass.buffer[index + 1].kind.isWord {
      index += 2
      if pass.buffer[index].kind == .leftParen, pass.buffer[index].partner != TokenBuffer.noPartner { index = Int(pass.buffer[index].partner) + 1 }
    }
    return index
  }

  /// `formatter.string(from:)`, `calendar.startOfDay(for:)`, `calendar.component(_:from:)`.
  private func isFormat(_ place: BracketTree.Place, _ pass: borrowing Pass) -> Bool {
    guard pass.buffer[place.open].partner != TokenBuffer.noPartner, pass.isMember(place.open - 1) else { return false }
    switch pass.word(place.open - 1) {
    case "string", "startOfDay", "component", "dateComponents": return true
    default: return false
    }
  }
}

extension Finding.Message {
  fileprivate static func state(_ read: String) -> Self {
    Self("the expected state holds '\(read)', which is another value than the one that the reducer took; override the dependency, and expect that")
  }
  fileprivate static func equality(_ read: String) -> Self {
    Self("'\(read)' is another value in each run: what is compared with it was made at another moment")
  }
}
