/// Primary expressions and what can follow them: members, calls, subscripts, trailing closures.
extension OutlineParser {
  /// What was read of a postfix expression so far, as the callee of a call that may follow.
  struct Callee {
    var start: Int
    var base: Call.Base = .expression
    /// Token of the name that it ends in, or -1.
    var name = -1
    var isSpecialized = false

    /// It goes on with something that no name ends: a call, a subscript, `?`.
    mutating func end() {
      base = .expression
      name = -1
      isSpecialized = false
    }

    /// It goes on with `.name`.
    mutating func member(_ name: Int) {
      switch base {
      case .none where !isSpecialized, .path where !isSpecialized: base = .path
      default: base = .expression
      }
      self.name = name
      isSpecialized = false
    }
  }

  /// A postfix expression that is interrupted by `#if`.
  struct SuspendedPostfix {
    var start: Int
    var condition: Int32
  }

  mutating func parsePostfix(_ flavor: Flavor, _ pattern: PatternContext) -> ExpressionKind {
    var callee = Callee(start: index)
    let head = parsePrimary(&callee, flavor, pattern)
    if head == .missing { return .missing }
    return parseSuffixes(of: head, &callee, flavor, pattern)
  }

  // MARK: Primary expressions

  private mutating func parsePrimary(
    _ callee: inout Callee, _ flavor: Flavor, _ pattern: PatternContext
  ) -> ExpressionKind {
    switch kind {
    case .identifier:
      return parseName(&callee, pattern)
    case .keyword:
      switch tokens[index].word {
      case .self, .Self, .`init`, .`deinit`, .subscript: return parseName(&callee, pattern)
      case .Any:
        callee.base = .none
        advance()
        return .type
      case .super:
        callee.base = .none
        advance()
        return .super
      case .nil:
        advance()
        return .nilLiteral
      case .true, .false:
        advance()
        return .booleanLiteral
      default: return .missing
      }
    case .dollarIdentifier:
      callee.base = .none
      callee.name = index
      advance()
      return .declReference
    case .wildcard:
      advance()
      return .discardAssignment
    case .integerLiteral:
      advance()
      return .integerLiteral
    case .floatLiteral:
      advance()
      return .floatLiteral
    case .regexLiteral:
      advance()
      return .regexLiteral
    case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter:
      passString()
      return .stringLiteral
    case .pound:
      parseMacroExpansion(flavor, pattern)
      return .macroExpansion
    case .poundAvailable, .poundUnavailable:
      advance()
      if kind == .leftParen { skipBracket() }
      return .declReference
    case .leftBrace:
      pass(.closure)
      return .closure
    case .period:
      guard isName(peek()) else {
        advance()
        return .missing
      }
      callee.base = .implicit
      callee.name = index + 1
      index += 2
      passCompoundName()
      return .memberAccess
    case .leftParen:
      pass(.arguments, pattern.traits)
      return .tuple
    case .leftSquare:
      return parseCollection()
    default: return .missing
    }
  }

  private mutating func parseName(_ callee: inout Callee, _ pattern: PatternContext) -> ExpressionKind {
    if pattern == .binding, kind == .identifier || tokens[index].word == .self, bindsName() {
      advance()
      return .pattern
    }
    callee.base = .none
    if kind == .identifier, peek() == .colonColon, isName(peek(2)) {
      callee.base = .path
      index += 2
    }
    callee.name = index
    advance()
    passCompoundName()
    guard passGenericArguments() else { return .declReference }
    callee.isSpecialized = true
    return .genericSpecialization
  }

  /// Behind `let` in a pattern, a name is bound unless it begins something longer: `case let E.a(x)`.
  private mutating func bindsName() -> Bool {
    switch peek() {
    case .period, .leftParen, .leftSquare: return false
    case .binaryOperator, .prefixOperator, .postfixOperator:
      advance()
      let (start, before) = (index, taken)
      let isSpecialized = passGenericArguments()
      (index, taken) = (start - 1, before)
      return !isSpecialized
    default: return true
    }
  }

  /// The argument labels of `f(a:b:)` belong to the name.
  mutating func passCompoundName() {
    guard kind == .leftParen, !atStartOfLine, isLabel(at: index + 1), peek(2) == .colon else { return }
    let end = closing(index)
    var next = index + 1
    while next < end {
      guard isLabel(at: next), kind(at: next + 1) == .colon else { return }
      next += 2
    }
    index = behind(end)
  }

  private mutating func parseCollection() -> ExpressionKind {
    let end = closing(index)
    if end == index + 2, kind(at: index + 1) == .colon {
      index = behind(end)
      return .dictionary
    }
    if let type = endOfInlineArrayType(to: end) {
      index = type
      return .type
    }
    let isDictionary = splitsFirstElement(index + 1, end)
    pass(.arguments)
    return isDictionary ? .dictionary : .array
  }

  /// `[3 of Int]` and `[n of Int]`.
  private func endOfInlineArrayType(to end: Int) -> Int? {
    var count = index + 1
    if isOperator(.minus, at: count) { count += 1 }
    guard kind(at: count) == .integerLiteral || kind(at: count) == .identifier, word(at: count + 1) == .of,
      !isAtStartOfLine(count + 1), kind(at: count + 2) != .leftParen || kind(at: count) == .integerLiteral
    else { return nil }
    return behind(end)
  }

  /// A colon follows the first element, and is no part of a ternary in it.
  private func splitsFirstElement(_ start: Int, _ end: Int) -> Bool {
    var ternaries = 0
    var next = start
    while next < end {
      switch tokens[next].kind {
      case .comma: return false
      case .infixQuestionMark: ternaries += 1
      case .colon:
        if ternaries == 0 { return true }
        ternaries -= 1
      case .leftParen, .leftSquare, .leftBrace: next = closing(next)
      default: break
      }
      next += 1
    }
    return false
  }

  /// `#name<T>(arguments) { … }`.
  mutating func parseMacroExpansion(_ flavor: Flavor, _ pattern: PatternContext) {
    advance()
    guard !atStartOfLine, isName(kind) else { return }
    advance()
    if kind == .colonColon, isName(peek()) { index += 2 }
    _ = passGenericArguments()
    if kind == .leftParen, !atStartOfLine { pass(.arguments, pattern.traits) }
    passTrailingClosures(flavor)
  }

  /// Trailing closures of something that is no call.
  private mutating func passTrailingClosures(_ flavor: Flavor) {
    guard flavor == .basic, kind == .leftBrace, isTrailingClosure(at: index, flavor) else { return }
    pass(.closure)
    while isLabeledClosure(at: index) {
      index += 2
      if kind == .leftBrace { pass(.closure) } else { advance() }
    }
  }

  // MARK: Suffixes

  mutating func parseSuffixes(
    of head: ExpressionKind, _ callee: inout Callee, _ flavor: Flavor, _ pattern: PatternContext
  ) -> ExpressionKind {
    var result = head
    let height = suspended.count
    while true {
      switch kind {
      case .period where taken == 0:
        guard let member = parseMember(&callee) else { return result }
        result = member
        continue
      case .leftParen where !atStartOfLine:
        passCall(&callee, flavor, pattern)
        result = .functionCall
        continue
      case .leftSquare where !atStartOfLine:
        pass(.arguments, pattern.traits)
        passTrailingClosures(flavor)
        callee.end()
        result = .subscriptCall
        continue
      case .leftBrace where !result.isLiteral && isTrailingClosure(at: index, flavor):
        passCall(&callee, flavor, pattern)
        result = .functionCall
        if kind == .leftBrace { return result }
        continue
      case .postfixQuestionMark:
        advance()
        callee.end()
        result = .optionalChaining
        continue
      case .exclamationMark:
        advance()
        callee.end()
        result = .forceUnwrap
        continue
      case .postfixOperator where taken == 0:
        advance()
        callee.end()
        result = .postfixOperator
        continue
      case .binaryOperator, .prefixOperator, .postfixOperator:
        // What generic arguments left of an operator: `a<B>?.c`.
        guard taken > 0, operatorByte == UInt8(ascii: "?") || operatorByte == UInt8(ascii: "!") else { break }
        result = operatorByte == UInt8(ascii: "?") ? .optionalChaining : .forceUnwrap
        take()
        callee.end()
        continue
      case .poundIf:
        guard beginsPostfixBlock(at: index) else { break }
        suspended.append(SuspendedPostfix(start: callee.start, condition: condition))
        passDirective()
        callee = Callee(start: index)
        parseImplicitMember(&callee, &result)
        continue
      default: break
      }
      // Nothing more of the expression, or of its part in a branch of `#if`.
      guard suspended.count > height else { return result }
      leaveBranch(&callee, &result)
    }
  }

  /// Reads `.name`.
  private mutating func parseMember(_ callee: inout Callee) -> ExpressionKind? {
    let next = peek()
    guard isName(next) || next == .integerLiteral else {
      advance()
      return nil
    }
    // A dot with blanks behind it only, at the end of a line, has no member there.
    if isAtStartOfLine(index + 1), !tokens[index].flags.contains(.afterTrivia) {
      advance()
      return nil
    }
    index += 1
    if next == .identifier, peek() == .colonColon, isName(peek(2)) { index += 2 }
    callee.member(index)
    advance()
    if next == .integerLiteral { return .memberAccess }
    passCompoundName()
    guard passGenericArguments() else { return .memberAccess }
    callee.isSpecialized = true
    return .genericSpecialization
  }

  /// The first branch of the `#if` at a token goes on with a member: `.name`.
  private func beginsPostfixBlock(at directive: Int) -> Bool {
    var next = directive
    while kind(at: next) == .poundIf {
      let branch = Int(branch(at: next))
      guard branch >= 0 else { return false }
      next = max(next + 1, outline.conditions[branch].tokens.lowerBound)
    }
    return kind(at: next) == .period && isName(kind(at: next + 1))
  }

  /// At the start of a branch.
  private mutating func parseImplicitMember(_ callee: inout Callee, _ result: inout ExpressionKind) {
    callee.start = index
    guard kind == .period, isName(peek()) else { return }
    callee.base = .implicit
    callee.name = index + 1
    index += 2
    passCompoundName()
    result = .memberAccess
    if passGenericArguments() { callee.isSpecialized = true }
  }

  /// At the end of what could be read in a branch of `#if` inside a postfix expression.
  private mutating func leaveBranch(_ callee: inout Callee, _ result: inout ExpressionKind) {
    taken = 0
    if condition >= 0 {
      index = max(index, min(outline.conditions[Int(condition)].tokens.upperBound, limit))
    } else {
      index = limit
    }
    switch kind {
    case .poundElseif, .poundElse:
      passDirective()
      callee = Callee(start: index)
      parseImplicitMember(&callee, &result)
    default:
      if kind == .poundEndif { advance() }
      guard let outer = suspended.popLast() else { return }
      condition = outer.condition
      callee = Callee(start: outer.start)
      result = .postfixIfConfig
    }
  }
}

extension ExpressionKind {
  /// A literal behind which a brace opens no closure.
  fileprivate var isLiteral: Bool {
    switch self {
    case .booleanLiteral, .floatLiteral, .integerLiteral, .nilLiteral, .regexLiteral, .stringLiteral: true
    default: false
    }
  }
}
