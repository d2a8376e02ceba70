import SwiftLexer

/// Tells what a closure does, or what an argument in its place does, by its shape alone.
///
/// Only what is certain is called neutral or canned: a name that is no type, no member and no label makes it `works`.
struct AnswerReader {
  let reader: TokenReader

  private var buffer: TokenBuffer { reader.buffer }

  struct Answer {
    var kind: EndpointForm.Kind
    /// The expression of a closure that is `neutral` or `canned`.
    var expression: Range<Int>?
    /// Of those that report: nothing comes before.
    var isAtOnce = false
  }

  /// What an argument does in an endpoint's place.
  func argument(_ value: Range<Int>) -> Answer {
    guard let value = trimmed(value) else { return Answer(kind: .value) }
    if reader.isBracketed(value, by: .leftBrace) { return closure(value) }
    if let kind = alarm(value) { return Answer(kind: kind, isAtOnce: true) }
    if delegates(value) { return Answer(kind: .delegates, isAtOnce: true) }
    return Answer(kind: .value)
  }

  /// - Parameter tokens: the braces with what is between them.
  func closure(_ tokens: Range<Int>) -> Answer {
    body(reader.closureBody(tokens))
  }

  /// - Parameter tokens: statements without the braces around them.
  func body(_ tokens: Range<Int>) -> Answer {
    guard let statements = reader.statements(tokens) else { return Answer(kind: .works) }
    if statements.isEmpty { return Answer(kind: .empty) }
    for (index, statement) in statements.enumerated() {
      if let kind = alarm(statement) { return Answer(kind: kind, isAtOnce: index == 0) }
    }
    guard statements.count == 1, var expression = statements.first else { return Answer(kind: .works) }
    if buffer[expression.lowerBound].word == .return { expression = expression.lowerBound + 1..<expression.upperBound }
    if expression.isEmpty { return Answer(kind: .empty) }
    guard let expression = trimmed(expression) else { return Answer(kind: .empty) }
    if reader.isBracketed(expression, by: .leftBrace) {
      // A closure that gives a closure does what that one does.
      let inner = closure(expression)
      return Answer(kind: inner.kind, isAtOnce: inner.isAtOnce)
    }
    if delegates(expression) { return Answer(kind: .delegates, isAtOnce: true) }
    if isFailure(expression) { return Answer(kind: .reports) }
    if isNeutral(expression) { return Answer(kind: .neutral, expression: expression) }
    return isCanned(expression) ? Answer(kind: .canned, expression: expression) : Answer(kind: .works)
  }

  /// An expression without `try`, `await` and parentheses around it; `nil` for `()` and nothing.
  func trimmed(_ expression: Range<Int>) -> Range<Int>? {
    var tokens = expression
    while let first = tokens.first {
      switch buffer[first].word {
      case .try:
        let next = first + 1 < tokens.upperBound ? buffer[first + 1].kind : .endOfFile
        let length = next == .exclamationMark || next == .postfixQuestionMark ? 2 : 1
        tokens = first + length..<tokens.upperBound
        continue
      case .await:
        tokens = first + 1..<tokens.upperBound
        continue
      default: break
      }
      guard reader.isBracketed(tokens, by: .leftParen), let inner = reader.inside(first, of: tokens),
        !reader.contains(inner, where: { $0.kind == .comma || $0.kind == .colon })
      else { return tokens }
      if inner.isEmpty { return tokens }
      return trimmed(inner)
    }
    return nil
  }

  // MARK: Reports

  private static let reporters: Set<String> = [
    "unimplemented", "XCTUnimplemented", "reportIssue", "XCTFail",
  ]
  private static let stoppers: Set<String> = [
    "fatalError", "preconditionFailure", "assertionFailure", "abort", "exit",
  ]

  /// What a statement does that tells a test of itself, whatever happens: report an issue, throw, or end the process.
  func alarm(_ statement: Range<Int>) -> EndpointForm.Kind? {
    var index = statement.lowerBound
    loop: while index < statement.upperBound {
      switch buffer[index].word {
      case .throw: return .reports
      case .return, .await: index += 1
      case .try:
        index += 1
        if index < statement.upperBound, buffer[index].kind == .exclamationMark || buffer[index].kind == .postfixQuestionMark { index += 1 }
      case .let, .var:
        guard let equal = (index..<statement.upperBound).first(where: { buffer[$0].kind == .equal }) else { return nil }
        index = equal + 1
      default:
        guard buffer[index].kind == .wildcard, index + 1 < statement.upperBound, buffer[index + 1].kind == .equal else { break loop }
        index += 2
      }
    }
    guard index < statement.upperBound, buffer[index].kind == .identifier else { return nil }
    var path = [reader.word(index)]
    while index + 2 < statement.upperBound, buffer[index + 1].kind == .period, buffer[index + 2].kind.isWord {
      index += 2
      path.append(reader.word(index))
    }
    guard index + 1 < statement.upperBound, buffer[index + 1].kind == .leftParen || buffer[index + 1].kind == .leftBrace else { return nil }
    if path.suffix(2) == ["Issue", "record"] { return .reports }
    guard let name = path.last, path.count == 1 || ProjectIndex.unimplementedModules.contains(path[0]) || path[0] == "Swift" else {
      return nil
    }
    if Self.reporters.contains(name) { return .reports }
    return Self.stoppers.contains(name) ? .crashes : nil
  }

  private static let delegateNames: Set<String> = ["testValue", "unimplemented", "failing", "unavailable", "XCTUnimplemented"]

  /// It names a value that is made to report: `.testValue`, `Other.failing`, `.unimplemented("…")`.
  private func delegates(_ expression: Range<Int>) -> Bool {
    reader.contains(expression) { token in
      token.kind.isWord && token.kind != .wildcard && Self.isDelegate(QualifiedName.word(token, reader.file))
    }
  }

  /// A name of values that are made to report.
  static func isDelegate(_ name: String) -> Bool {
    delegateNames.contains(name) || name.hasPrefix("failing") || name.hasPrefix("unimplemented")
  }

  /// It gives an error: `.failure(…)`, `Fail(error: …)`, a stream that finishes by throwing.
  private func isFailure(_ expression: Range<Int>) -> Bool {
    expression.contains { index in
      guard buffer[index].kind == .identifier else { return false }
      switch reader.word(index) {
      case "failure", "Fail", "throwing", "error", "throw": return true
      default: return false
      }
    }
  }

  // MARK: Answers

  private func isNeutral(_ tokens: Range<Int>) -> Bool {
    guard let first = tokens.first else { return true }
    let token = buffer[first]
    switch token.kind {
    case .leftSquare:
      guard let inner = reader.inside(first, of: tokens), inner.upperBound + 1 == tokens.upperBound else {
        return isEmptyCall(tokens)
      }
      return inner.isEmpty || inner.count == 1 && buffer[inner.lowerBound].kind == .colon
    case .leftParen: return reader.inside(first, of: tokens).map { $0.isEmpty && $0.upperBound + 1 == tokens.upperBound } ?? false
    case .integerLiteral, .floatLiteral: return tokens.count == 1 && isZero(first)
    case .stringQuote: return tokens.count == 2
    case .keyword:
      return tokens.count == 1 && (token.word == .`nil` || token.word == .`true` || token.word == .`false`)
    case .period: return isNeutralMember(tokens)
    case .identifier: return isEmptyCall(tokens) || isNeutralStream(tokens)
    default: return false
    }
  }

  private func isZero(_ token: Int) -> Bool {
    let text = reader.file.text(buffer[token].range)
    return text.allSatisfy { $0 == "0" || $0 == "." || $0 == "_" }
  }

  /// `.none`, `.empty`, `.finished`, `.init()`, `.success(())`, `.zero`.
  private func isNeutralMember(_ tokens: Range<Int>) -> Bool {
    guard tokens.count >= 2, buffer[tokens.lowerBound + 1].kind.isWord else { return false }
    let isAlone = tokens.count == 2
    let isCalled = tokens.count == 4 && reader.isBracketed(tokens.lowerBound + 2..<tokens.upperBound, by: .leftParen)
    switch reader.word(tokens.lowerBound + 1) {
    case "none", "empty", "finished", "zero": return isAlone || isCalled
    case "init": return isCalled
    case "success":
      guard tokens.count > 3, let inner = reader.inside(tokens.lowerBound + 2, of: tokens), inner.upperBound + 1 == tokens.upperBound else {
        return false
      }
      return isNeutral(inner)
    default: return false
    }
  }

  /// `Data()`, `[Int]()`, `Void()`, `Empty()`: a type that is built of nothing.
  private func isEmptyCall(_ tokens: Range<Int>) -> Bool {
    guard tokens.count >= 3, buffer[tokens.upperBound - 1].kind == .rightParen, buffer[tokens.upperBound - 2].kind == .leftParen else {
      return false
    }
    let callee = tokens.lowerBound..<tokens.upperBound - 2
    if reader.isBracketed(callee, by: .leftSquare) { return true }
    guard callee.count == 1 else { return false }
    switch reader.word(callee.lowerBound) {
    case "Data", "Void", "String", "Array", "Dictionary", "Set", "Empty", "Optional": return true
    default: return false
    }
  }

  /// `AsyncStream { $0.finish() }`, `AsyncStream.finished`.
  private func isNeutralStream(_ tokens: Range<Int>) -> Bool {
    switch reader.word(tokens.lowerBound) {
    case "AsyncStream", "AsyncThrowingStream": break
    default: return false
    }
    let words = tokens.filter { buffer[$0].kind.isWord }.map { reader.word($0) }
    if words.count == 2, words[1] == "finished", buffer[tokens.upperBound - 1].kind.isWord { return true }
    return words.last == "finish" && words.count <= 5
      && tokens.filter { buffer[$0].kind == .leftParen || buffer[$0].kind == .leftBrace }.count <= 3
  }

  /// Words of what waits, keeps state or asks the world: an answer made of them is no fixed value.
  private static let stateWords: Set<String> = [
    "LockIsolated", "ActorIsolated", "Task", "never", "makeStream", "CurrentValueSubject", "Date", "UUID", "URLSession", "FileManager",
    "UserDefaults", "Bundle", "ProcessInfo", "NotificationCenter", "inMemory", "live", "liveValue", "Timer", "Mutex", "shared",
    "standard", "default", "current", "random", "now", "continuation", "AsyncStream", "AsyncThrowingStream",
  ]

  /// A literal or a construction of literals: no name in it but those of types, members and labels.
  private func isCanned(_ tokens: Range<Int>) -> Bool {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      let token = buffer[index]
      switch token.kind {
      case .dollarIdentifier, .leftBrace, .poundIf, .pound, .equal, .prefixAmpersand, .infixQuestionMark, .backslash: return false
      case .identifier:
        let name = reader.word(index)
        if Self.stateWords.contains(name) { return false }
        let isLabel = index + 1 < tokens.upperBound && buffer[index + 1].kind == .colon
        let isMember = index > tokens.lowerBound && buffer[index - 1].kind == .period
        let isType = name.unicodeScalars.first.map { $0.properties.isUppercase } ?? false
        guard isLabel || isMember || isType else { return false }
        if isMember, index > tokens.lowerBound + 1, buffer[index - 2].kind == .rightParen || buffer[index - 2].kind == .rightSquare {
          // `X().y`: a method of the value may do anything.
          return isPlainChain(index, in: tokens)
        }
      case .keyword:
        switch token.word {
        case .`nil`, .`true`, .`false`, .`Self`, .`self`, .`init`, .as, .try: break
        default: return false
        }
        if token.word == .`self`, index == tokens.lowerBound || buffer[index - 1].kind != .period { return false }
      default: break
      }
      index += 1
    }
    return true
  }

  /// What turns a fixed value into another: `Just(1).eraseToAnyPublisher()`.
  private func isPlainChain(_ member: Int, in tokens: Range<Int>) -> Bool {
    switch reader.word(member) {
    case "eraseToAnyPublisher", "setFailureType", "eraseToStream", "eraseToEffect": true
    default: false
    }
  }
}
