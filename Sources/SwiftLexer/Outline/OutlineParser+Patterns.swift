/// Patterns of `case`, `catch` and conditions, and what binds names without an expression.
extension OutlineParser {
  /// `is`, `let`, `var` and the like come next: what only a pattern can begin with.
  var isPatternStart: Bool {
    switch kind {
    case .keyword:
      switch tokens[index].word {
      case .is, .let, .var, .inout: true
      default: false
      }
    case .identifier: isBindingWord
    default: false
    }
  }

  private var isBindingWord: Bool {
    switch word {
    case .borrowing, ._borrowing: !isAtStartOfLine(index + 1) && (peek() == .identifier || peek() == .wildcard)
    default: false
    }
  }

  /// Reads a pattern that may be refuted: anything that can stand behind `case`.
  mutating func parsePattern(_ context: PatternContext) {
    var context = context
    while isPatternStart {
      if at(keyword: .is) {
        advance()
        skipType()
        return
      }
      advance()
      context = .binding
    }
    _ = parseSequence(.condition, context)
  }

  /// Passes over the pattern of a `for` loop: a name, `_` or a tuple of them.
  mutating func skipPlainPattern() {
    while isPatternStart, !at(keyword: .is) { advance() }
    switch kind {
    case .identifier, .wildcard: advance()
    case .leftParen: skipBracket()
    default: break
    }
  }
}

// MARK: Conditions

extension OutlineParser {
  /// How deep conditions may stand in one another without brackets between them (`if if if a {} {} {}`).
  private static let maximumConditionDepth = 16

  /// Reads `if … { … } else if … { … } else { … }`.
  mutating func parseIf() {
    while true {
      advance()
      parseConditions()
      if kind == .leftBrace { passBlock() }
      guard at(keyword: .else) else { return }
      advance()
      guard at(keyword: .if) else { break }
    }
    if kind == .leftBrace { passBlock() }
  }

  /// Reads `switch … { … }`.
  mutating func parseSwitch() {
    advance()
    if kind != .leftBrace, conditionDepth < Self.maximumConditionDepth {
      conditionDepth += 1
      _ = parseExpression(.condition)
      conditionDepth -= 1
    }
    taken = 0
    if kind == .leftBrace { passBlock() }
  }

  /// Reads the conditions of `if`, `guard` and `while`.
  mutating func parseConditions() {
    guard kind != .leftBrace, conditionDepth < Self.maximumConditionDepth else { return }
    conditionDepth += 1
    while true {
      parseCondition()
      taken = 0
      guard consume(.comma) else { break }
    }
    conditionDepth -= 1
  }

  private mutating func parseCondition() {
    switch kind {
    case .poundAvailable, .poundUnavailable:
      advance()
      if kind == .leftParen { skipBracket() }
      return
    case .keyword:
      switch tokens[index].word {
      case .case:
        advance()
        parsePattern(.matching)
      case .let, .var, .inout:
        advance()
        parsePattern(.binding)
      default:
        _ = parseExpression(.condition)
        return
      }
    default:
      _ = parseExpression(.condition)
      return
    }
    if consume(.colon) { skipType() }
    if consumeEqual() { _ = parseExpression(.condition) }
  }
}
