/// Expressions: operands between operators (The Swift Programming Language, "Expressions").
extension OutlineParser {
  enum Flavor {
    case basic
    /// In the condition of a statement: a `{` opens the statement's body.
    case condition
  }

  enum PatternContext {
    case none
    /// In a pattern of `case`, names are looked up.
    case matching
    /// Behind `let` or `var` in such a pattern, names are bound.
    case binding
  }

  /// Reads an expression; takes nothing where none begins.
  /// - Returns: its form.
  mutating func parseExpression(_ flavor: Flavor = .basic, _ pattern: PatternContext = .none) -> ExpressionKind {
    if pattern != .none, isPatternStart {
      parsePattern(.matching)
      return .pattern
    }
    return parseSequence(flavor, pattern)
  }

  mutating func parseSequence(_ flavor: Flavor, _ pattern: PatternContext) -> ExpressionKind {
    var result = ExpressionKind.missing
    var operands = 0
    var ternaries = 0
    /// The first operand is `repeat`, which takes the rest of the expression.
    var takesRest = false
    while true {
      let operand = parseOperand(flavor, pattern, &takesRest)
      operands += 1
      if operands == 1 {
        result = operand
      } else if !takesRest {
        result = .sequence
      }
      if operand == .missing { return result }
      operators: while true {
        switch parseOperator(pattern) {
        case .none:
          guard ternaries > 0, kind == .colon else { return result }
          ternaries -= 1
          advance()
          break operators
        case .question:
          ternaries += 1
          break operators
        case .infix: break operators
        case .complete:
          operands += 2
          if !takesRest { result = .sequence }
        }
      }
    }
  }

  private enum Operator {
    case none, infix, question
    /// `is` and `as`, whose type was passed over.
    case complete
  }

  private mutating func parseOperator(_ pattern: PatternContext) -> Operator {
    switch kind {
    case .binaryOperator:
      taken = 0
      advance()
      return .infix
    case .prefixOperator, .postfixOperator:
      // What a type left of an operator.
      guard taken > 0 else { return .none }
      if at(.equal), pattern != .none { return .none }
      taken = 0
      advance()
      return .infix
    case .infixQuestionMark:
      advance()
      return .question
    case .equal:
      guard pattern == .none else { return .none }
      advance()
      return .infix
    case .arrow:
      advance()
      return .infix
    case .keyword:
      switch tokens[index].word {
      case .is:
        advance()
        skipType()
        return .complete
      case .as:
        advance()
        if kind == .postfixQuestionMark || kind == .exclamationMark { advance() }
        skipType()
        return .complete
      case .throws:
        guard let arrow = arrowBehindEffects(at: index) else { return .none }
        index = arrow + 1
        return .infix
      default: return .none
      }
    case .identifier:
      guard word == .async, let arrow = arrowBehindEffects(at: index) else { return .none }
      index = arrow + 1
      return .infix
    default: return .none
    }
  }

  // MARK: Operands

  /// Reads an operand with what stands before it: `try`, `await`, `&`, prefix operators.
  private mutating func parseOperand(
    _ flavor: Flavor, _ pattern: PatternContext, _ takesRest: inout Bool
  ) -> ExpressionKind {
    /// What stands outermost decides the form.
    var outermost = ExpressionKind.missing
    func form(_ inner: ExpressionKind) -> ExpressionKind { outermost == .missing ? inner : outermost }
    taken = 0
    while true {
      var prefix = ExpressionKind.missing
      switch kind {
      case .identifier:
        switch word {
        case .none: break
        case .await: prefix = .await
        case .unsafe where isPrefixKeyword(flavor, acceptsClosure: true, prefersPostfix: false): prefix = .unsafe
        case .borrow where isPrefixKeyword(flavor): prefix = .borrow
        case .copy where isPrefixKeyword(flavor): prefix = .copy
        case .consume where isPrefixKeyword(flavor): prefix = .consume
        case .each where isPrefixKeyword(flavor): prefix = .packElement
        case .any where isPrefixKeyword(flavor) || isOperator(.tilde, at: index + 1):
          skipType()
          return form(.type)
        case .nonisolated where peek() == .leftParen && word(at: index + 2) == .nonsending && peek(3) == .rightParen:
          guard let end = endOfType() else { break }
          index = end
          return form(.type)
        default: break
        }
      case .keyword:
        switch tokens[index].word {
        case .try:
          prefix = .try
          if peek() == .exclamationMark || peek() == .postfixQuestionMark { advance() }
        case .repeat:
          guard peek() != .leftBrace else { return form(.missing) }
          prefix = .packExpansion
          takesRest = true
        case .if:
          parseIf()
          return form(.if)
        case .switch:
          parseSwitch()
          return form(.switch)
        case .inout:
          guard passAttributedType() else { return form(.missing) }
          return form(.type)
        default: break
        }
      case .prefixOperator: prefix = .prefixOperator
      case .prefixAmpersand: prefix = .inOut
      case .backslash:
        parseKeyPath(pattern)
        return form(.keyPath)
      case .atSign:
        guard passAttributedType() else { return form(.missing) }
        return form(.type)
      default: break
      }
      if prefix == .missing { return form(parsePostfix(flavor, pattern)) }
      if outermost == .missing { outermost = prefix }
      advance()
    }
  }

  /// `@Sendable () -> Void` where an expression is wanted.
  private mutating func passAttributedType() -> Bool {
    guard let end = endOfType() else { return false }
    let outer = limit
    limit = end
    skipType()
    limit = outer
    index = end
    taken = 0
    return true
  }

  /// The word at the current token is an operator like `copy` and no name: what follows on the line begins an operand.
  func isPrefixKeyword(_ flavor: Flavor, acceptsClosure: Bool = false, prefersPostfix: Bool = true) -> Bool {
    let next = index + 1
    guard !isAtStartOfLine(next) else { return false }
    switch kind(at: next) {
    case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote,
      .singleQuote, .rawStringPoundDelimiter, .regexLiteral, .prefixAmpersand, .prefixOperator, .atSign, .backslash, .pound:
      return true
    case .keyword:
      switch tokens[next].word {
      case .Any, .Self, .self, .super, .`init`, .true, .false, .nil, .repeat, .try, .if, .switch: return true
      default: return false
      }
    case .period, .leftParen, .leftSquare:
      return !prefersPostfix && tokens[next].flags.contains(.afterTrivia)
    case .leftBrace:
      return acceptsClosure && isTrailingClosure(at: next, flavor)
    default: return false
    }
  }

  // MARK: Literals

  /// Passes over a string literal at its first token. Its interpolations are read later.
  mutating func passString() {
    let isRaw = consume(.rawStringPoundDelimiter)
    let quote = kind
    guard quote == .stringQuote || quote == .multilineStringQuote || quote == .singleQuote else { return }
    advance()
    while true {
      switch kind {
      case .stringSegment, .backslash: advance()
      case .rawStringPoundDelimiter where isRaw: advance()
      case .leftParen: pass(.arguments)
      case quote:
        advance()
        if isRaw, kind == .rawStringPoundDelimiter { advance() }
        return
      default: return
      }
    }
  }

  /// Reads a key path behind which nothing of the expression follows.
  private mutating func parseKeyPath(_ pattern: PatternContext) {
    advance()
    if kind != .period, operatorByte != UInt8(ascii: ".") { skipKeyPathRoot() }
    while true {
      switch kind {
      case .leftSquare where !atStartOfLine:
        pass(.arguments, pattern.traits)
      case .period:
        if peek() == .leftSquare {
          advance()
          continue
        }
        guard isName(peek()) || peek() == .integerLiteral else {
          advance()
          return
        }
        index += 2
        if kind == .colonColon, isName(peek()) { index += 2 }
        passCompoundName()
        if passGenericArguments() { continue }
      case .postfixQuestionMark, .exclamationMark:
        advance()
      case .prefixOperator, .binaryOperator, .postfixOperator:
        guard isKeyPathPostfix else { return }
        taken = 0
        advance()
      default: return
      }
    }
  }

  /// The root type without its members: `\A<B>.c`, `\[Int].count`.
  private mutating func skipKeyPathRoot() {
    switch kind {
    case .identifier, .keyword:
      guard kind == .identifier || tokens[index].word == .Self || tokens[index].word == .Any else { return }
      advance()
      if kind == .colonColon, isName(peek()) { index += 2 }
      if operatorByte == UInt8(ascii: "<") { _ = passGenericArguments() }
    case .leftParen, .leftSquare: skipBracket()
    default: return
    }
    while kind == .postfixQuestionMark || kind == .exclamationMark { advance() }
  }

  /// An operator of `.`, `?` and `!` alone, with no two dots in a row and one of the others at least.
  private var isKeyPathPostfix: Bool {
    var afterDot = false
    var hasMark = false
    var offset = Int(tokens[index].start) + taken
    let end = Int(tokens[index].end)
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "."):
        if afterDot { return false }
        afterDot = true
      case UInt8(ascii: "?"), UInt8(ascii: "!"):
        afterDot = false
        hasMark = true
      default: return false
      }
      offset += 1
    }
    return hasMark
  }
}

extension OutlineParser.PatternContext {
  /// As a group's traits.
  var traits: Group.Traits {
    switch self {
    case .none: []
    case .matching: .matching
    case .binding: .binding
    }
  }

  init(_ traits: Group.Traits) {
    self = traits.contains(.binding) ? .binding : traits.contains(.matching) ? .matching : .none
  }
}
