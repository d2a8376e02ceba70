import SwiftLexer

/// Calls in a file of tests that let real time pass.
struct Sleeps {
  struct Sleep {
    /// The call's name, with what it stands on.
    var tokens: Range<Int>
    /// It does not hold up the test itself, but a double, a callback or a helper; or it is the pause of a loop that looks for
    /// something again and again.
    var isOfDouble: Bool
  }

  static func read(_ pass: borrowing Pass) -> [Sleep] {
    var result: [Sleep] = []
    let isOwn = declaresSleep(pass)
    for index in pass.buffer.tokens.indices {
      guard let tokens = sleep(at: index, pass), !(isOwn && tokens.count == 1) else { continue }
      let function = pass.function(around: index)
      guard !pass.name(of: function).lowercased().contains("timeout"), !isRace(index, pass) else { continue }
      result.append(Sleep(tokens: tokens, isOfDouble: isOfDouble(index, function, pass)))
    }
    return result
  }

  private static func sleep(at index: Int, _ pass: borrowing Pass) -> Range<Int>? {
    switch pass.buffer[index].word {
    case .sleep, .usleep:
      guard index + 1 < pass.buffer.count, pass.buffer[index + 1].kind == .leftParen else { return nil }
      if pass.isMember(index) {
        let owner = pass.owner(of: index)
        guard owner == "Task" || owner == "Thread", !pass.project.isShadowed(owner, in: pass.facts) else { return nil }
        var start = index - 1
        while start > 0, start > index - 12, !(pass.buffer[start].kind.isWord && pass.word(start) == owner) { start -= 1 }
        return start..<index + 1
      }
      guard index == 0 || pass.buffer[index - 1].word != .func else { return nil }
      return index..<index + 1
    case .RunLoop:
      // `RunLoop.current.run(until: Date(…))`.
      guard index + 6 < pass.buffer.count, pass.buffer[index + 1].kind == .period, pass.buffer[index + 3].kind == .period,
        pass.buffer[index + 4].word == .run, pass.buffer[index + 5].kind == .leftParen
      else { return nil }
      let label = index + 6
      guard pass.buffer[label].kind.isWord, pass.word(label) == "until", pass.buffer[label + 1].kind == .colon,
        label + 2 < pass.buffer.count, pass.buffer[label + 2].word == .Date || pass.buffer[label + 2].kind == .period
      else { return nil }
      return index..<index + 5
    default: return nil
    }
  }

  private static func declaresSleep(_ pass: borrowing Pass) -> Bool {
    pass.outline.declarations.contains { declaration in
      declaration.kind == .function && declaration.name.first.map { pass.buffer[$0].word == .sleep || pass.buffer[$0].word == .usleep } == true
    }
  }

  /// Closures that a test is written in: what they run, the test waits for. A task of its own is none, it goes on by itself.
  private static let wrappers: Set<String> = [
    "withDependencies", "withMainSerialExecutor", "withTaskGroup", "withThrowingTaskGroup", "addTask", "run",
    "confirmation", "expect", "require", "measure", "forEach", "withKnownIssue", "withExpectedIssue", "XCTExpectFailure",
    "runActivity", "async", "sync", "withEscapedDependencies", "withClue", "operation", "invokeTest", "perform",
  ]

  /// In a closure that is assigned or handed to something that is no part of the test's own flow, or in another type's method.
  private static func isOfDouble(_ token: Int, _ function: Int, _ pass: borrowing Pass) -> Bool {
    let start = function >= 0 ? pass.outline.declarations[function].tokens.lowerBound : 0
    for place in pass.brackets.places(around: token, from: start, limit: 64) ?? [] {
      guard pass.buffer[place.open].kind == .leftBrace, place.open > 0 else { continue }
      if function >= 0, pass.outline.declarations[function].body?.lowerBound == place.open { break }
      if isAnswer(place.open, pass) || isPolling(place.open, pass) { return true }
    }
    guard function >= 0 else { return true }
    let type = pass.typeDeclaration(around: function)
    return type >= 0 && !pass.isSuite(type) && !pass.isTestFunction(function) && pass.outline.declarations[type].kind != .`extension`
  }

  /// A brace opens the body of a loop that ends when something is the case.
  private static func isPolling(_ brace: Int, _ pass: borrowing Pass) -> Bool {
    var index = brace - 1
    while index > 0, index > brace - 64, !pass.buffer[index].flags.contains(.atStartOfLine) { index -= 1 }
    switch pass.buffer[index].word {
    case .while, .repeat: return true
    case .for:
      guard pass.buffer[brace].partner != TokenBuffer.noPartner else { return false }
      if (index..<brace).contains(where: { pass.buffer[$0].word == .where }) { return true }
      return (brace..<Int(pass.buffer[brace].partner)).contains { pass.buffer[$0].word == .break || pass.buffer[$0].word == .return }
    default: return false
    }
  }

  /// A brace opens a closure that is a value: of an assignment, of a labelled argument, of a call that is no wrapper.
  private static func isAnswer(_ brace: Int, _ pass: borrowing Pass) -> Bool {
    let before = pass.buffer[brace - 1]
    if before.kind == .equal || before.kind == .comma { return true }
    if before.kind == .colon {
      let label = pass.word(brace - 2)
      return !wrappers.contains(label) && !label.hasPrefix("with")
    }
    if before.kind == .leftParen { return !isWrapper(brace - 2, pass) }
    if before.kind == .rightParen, before.partner != TokenBuffer.noPartner, before.partner > 0 { return !isWrapper(Int(before.partner) - 1, pass) }
    if before.kind == .identifier { return !isWrapper(brace - 1, pass) && before.word != .async }
    return false
  }

  private static func isWrapper(_ token: Int, _ pass: borrowing Pass) -> Bool {
    guard pass.buffer[token].kind == .identifier else { return true }
    let name = pass.word(token)
    return wrappers.contains(name) || name.hasPrefix("with") || name.hasPrefix("XCT") || name.hasPrefix("assert") || name.hasPrefix("expect")
  }

  /// One task of a group that throws when time is up.
  private static func isRace(_ token: Int, _ pass: borrowing Pass) -> Bool {
    for place in pass.brackets.places(around: token, from: max(0, token - 4096), limit: 64) ?? []
    where pass.buffer[place.open].kind == .leftBrace && place.open > 0 {
      let close = Int(pass.buffer[place.open].partner)
      guard pass.buffer[place.open - 1].kind == .identifier, pass.word(place.open - 1) == "addTask", close > token, close < pass.buffer.count
      else { continue }
      return (token..<close).contains { pass.buffer[$0].word == .throw || pass.buffer[$0].word == .return }
    }
    return false
  }
}
