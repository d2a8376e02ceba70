import SwiftLexer

/// Says what an expression is to the code around it: a statement of its own, or a value that is given back.
struct StatementReader {
  private let pass: Pass
  private let reader: TokenReader
  private var buffer: TokenBuffer { pass.buffer }

  init(_ pass: borrowing Pass) {
    self.pass = copy pass
    reader = TokenReader(file: pass.file, buffer: pass.buffer)
  }

  /// Nothing stands before or behind it in its statement.
  func isStatement(_ tokens: Range<Int>) -> Bool { begins(tokens.lowerBound) && ends(tokens.upperBound) }

  private func begins(_ token: Int) -> Bool {
    guard token > 0 else { return true }
    let before = buffer[token - 1]
    switch before.kind {
    case .leftBrace, .semicolon: return true
    case .keyword where before.word == .in: return true
    case .colon: return isLabel(token - 1)
    default: return buffer[token].flags.contains(.atStartOfLine) && !reader.continues(token) && !reader.isOpen(token - 1)
    }
  }

  private func ends(_ token: Int) -> Bool {
    switch buffer[token].kind {
    case .rightBrace, .semicolon, .endOfFile: return true
    default: break
    }
    return buffer[token].kind.isDirective || (buffer[token].flags.contains(.atStartOfLine) && !reader.continues(token))
  }

  /// The colon is that of a `case` or `default`.
  private func isLabel(_ colon: Int) -> Bool {
    var index = colon - 1
    var steps = 0
    while index >= 0, steps < 200 {
      steps += 1
      let token = buffer[index]
      if token.kind == .keyword, token.word == .case || token.word == .default { return true }
      if token.kind.isOpeningBracket || token.kind == .semicolon || token.kind == .infixQuestionMark { return false }
      index = token.kind.isClosingBracket && token.partner != TokenBuffer.noPartner ? Int(token.partner) - 1 : index - 1
    }
    return false
  }

  // MARK: Implicit values

  /// It is all that a closure, a function or an accessor consists of, itself or as a branch of an `if` or `switch` that is.
  func mayBeValue(_ tokens: Range<Int>) -> Bool {
    var tokens = tokens
    var depth = 0
    while depth < 32 {
      depth += 1
      guard tokens.lowerBound > 0, isFirst(tokens.lowerBound), isLast(tokens.upperBound), let open = brace(around: tokens.lowerBound) else { return false }
      guard let statement = statement(withBlock: open) else { return true }
      switch buffer[statement.lowerBound].word {
      case .if, .switch: tokens = statement
      default: return false
      }
    }
    return false
  }

  private func isFirst(_ token: Int) -> Bool {
    let before = buffer[token - 1]
    return before.kind == .leftBrace || (before.kind == .keyword && before.word == .in) || (before.kind == .colon && isLabel(token - 1))
  }

  private func isLast(_ token: Int) -> Bool {
    buffer[token].kind == .rightBrace || (buffer[token].kind == .keyword && (buffer[token].word == .case || buffer[token].word == .default))
  }

  private func brace(around token: Int) -> Int? {
    var index = token - 1
    while index >= 0 {
      let item = buffer[index]
      if item.kind == .leftBrace { return item.partner == TokenBuffer.noPartner ? nil : index }
      index = item.kind.isClosingBracket && item.partner != TokenBuffer.noPartner ? Int(item.partner) - 1 : index - 1
    }
    return nil
  }

  /// The statement that a block belongs to; `nil` for the braces of a closure, a function or an accessor.
  private func statement(withBlock open: Int) -> Range<Int>? {
    if pass.outline.closures.contains(where: { $0.tokens.lowerBound == open }) { return nil }
    if pass.outline.declarations.contains(where: { $0.body?.lowerBound == open }) { return nil }
    var start = open - 1
    while start >= 0 {
      let token = buffer[start]
      if token.kind == .keyword {
        switch token.word {
        case .if, .switch:
          if start > 0, buffer[start - 1].word == .else {
            start -= 1
            continue
          }
          return start..<end(ofStatementAt: open)
        case .for, .while, .repeat, .do, .catch, .guard, .defer: return start..<start + 1
        case .else:
          if start > 0, buffer[start - 1].kind == .rightBrace, buffer[start - 1].partner != TokenBuffer.noPartner {
            start = Int(buffer[start - 1].partner) - 1
            continue
          }
          return start..<start + 1
        default: break
        }
      }
      if token.kind == .leftBrace || token.kind == .semicolon { return nil }
      start = token.kind.isClosingBracket && token.partner != TokenBuffer.noPartner ? Int(token.partner) - 1 : start - 1
    }
    return nil
  }

  private func end(ofStatementAt open: Int) -> Int {
    var end = Int(buffer[open].partner) + 1
    while buffer[end].word == .else, buffer[end].kind == .keyword {
      var next = end + 1
      while next < buffer.count - 1, buffer[next].kind != .leftBrace { next = reader.behind(next, in: 0..<buffer.count) }
      guard buffer[next].kind == .leftBrace, buffer[next].partner != TokenBuffer.noPartner else { return end }
      end = Int(buffer[next].partner) + 1
    }
    return end
  }

  // MARK: Effects

  /// Runs a statement in an effect, where `return .none` follows it and it does not ask for the state.
  func effect(insteadOf statement: Range<Int>) -> Fix? {
    let end = statement.upperBound
    guard buffer[end].word == .return, buffer[end + 1].kind == .period, pass.file.isText(buffer[end + 2], "none"), isLast(end + 3) || ends(end + 3),
      pass.endOfLine(behind: end - 1) == buffer[end - 1].end
    else { return nil }
    for token in statement where buffer[token].kind == .identifier {
      // What is inout cannot be captured.
      if ["state", "self"].contains(pass.text(token)) { return nil }
    }
    let call = pass.text(statement)
    guard !call.contains("\n"), !call.contains("\r") else { return nil }
    let range = SourceRange(start: buffer[statement.lowerBound].start, end: buffer[end + 2].end)
    return Fix(
      title: "call it in an effect", applicability: .unsafe, edits: [TextEdit(range: range, replacement: "return .run { _ in \(call) }")])
  }
}
