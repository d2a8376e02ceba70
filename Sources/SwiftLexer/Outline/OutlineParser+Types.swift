/// Types where the grammar wants one (The Swift Programming Language, "Types"). Brackets are atoms, angle brackets are counted.
extension OutlineParser {
  /// Passes over a type. Stops at the first token that cannot go on with it; takes nothing where no type begins.
  /// - Parameter isAttributeName: the name of an attribute: no `?`, `&` or `->` belongs to it.
  mutating func skipType(isAttributeName: Bool = false) {
    var depth = 0
    repeat {
      skipTypePrefix()
      guard let isName = skipTypeBase(inAngles: depth > 0) else {
        if depth > 0, operatorByte == UInt8(ascii: ">") {
          take()
          depth -= 1
          if !skipTypeSuffix(&depth, afterName: false, isAttributeName) { return }
          continue
        }
        return
      }
      if !skipTypeSuffix(&depth, afterName: isName, isAttributeName) { return }
    } while true
  }

  /// Attributes and specifiers, `some`, `any`, `each`, `repeat`, `~`.
  private mutating func skipTypePrefix() {
    guard taken == 0 else { return }
    while true {
      switch kind {
      case .keyword:
        guard tokens[index].word == .repeat || tokens[index].word == .inout else { return }
        advance()
      case .identifier:
        switch word {
        case .some, .any, .each:
          guard canFollowSpecifier(at: index + 1) || isOperator(.tilde, at: index + 1) else { return }
          advance()
        case .isolated, ._const, .borrowing, .consuming, .sending, .__shared, .__owned:
          guard canFollowSpecifier(at: index + 1) else { return }
          advance()
        case .nonisolated:
          guard canFollowSpecifier(at: index + 1) else { return }
          advance()
          if kind == .leftParen, !atStartOfLine { skipBracket() }
        default: return
        }
      case .atSign:
        passAttribute()
      default:
        guard at(.tilde) else { return }
        advance()
      }
    }
  }

  /// The token can begin a type, so that the word before it is a specifier and not a type's name.
  func canFollowSpecifier(at index: Int) -> Bool {
    switch kind(at: index) {
    case .atSign, .leftParen, .identifier, .leftSquare, .wildcard: true
    case .keyword:
      switch tokens[index].word {
      case .inout, .Any, .Self, .var, .let, .repeat: true
      default: false
      }
    default: isOperator(.tilde, at: index)
    }
  }

  /// - Returns: whether generic arguments can follow; `nil` where no type begins.
  private mutating func skipTypeBase(inAngles: Bool) -> Bool? {
    guard taken == 0 || !kind.isOperator else { return nil }
    switch kind {
    case .identifier:
      advance()
      if kind == .colonColon, isName(peek()) { index += 2 }
      return true
    case .wildcard:
      advance()
      return false
    case .keyword:
      guard tokens[index].word == .Self || tokens[index].word == .Any else { return nil }
      advance()
      return true
    case .leftParen, .leftSquare:
      passTypeBracket()
      return false
    case .integerLiteral where inAngles:
      advance()
      return false
    default:
      guard inAngles, at(.minus), peek() == .integerLiteral else { return nil }
      index += 2
      return false
    }
  }

  /// The brackets of a tuple, function, array or dictionary type. Only attributes in them can hold expressions.
  private mutating func passTypeBracket() {
    let end = closing(index)
    if readsEverything, !isLookingAhead {
      var inner = index + 1
      while inner < end {
        if tokens[inner].kind == .atSign {
          pass(.types)
          return
        }
        inner += 1
      }
    }
    index = behind(end)
  }

  /// Looks for attributes in the brackets of a type, at any depth.
  mutating func readTypes() {
    while index < limit {
      if kind == .atSign { passAttribute() } else { advance() }
    }
    scheduleQueue()
  }

  /// - Returns: whether another type follows: behind `&`, `->`, `<` or a comma in angle brackets.
  private mutating func skipTypeSuffix(_ depth: inout Int, afterName: Bool, _ isAttributeName: Bool) -> Bool {
    var afterName = afterName
    while true {
      let isPlain = isAttributeName && depth == 0
      switch kind {
      case .binaryOperator, .prefixOperator, .postfixOperator:
        switch operatorByte {
        case UInt8(ascii: "<") where afterName:
          take()
          depth += 1
          return true
        case UInt8(ascii: ">") where depth > 0:
          take()
          depth -= 1
        case UInt8(ascii: "?") where taken > 0, UInt8(ascii: "!") where taken > 0:
          take()
        case UInt8(ascii: "&") where !isPlain && at(.ampersand):
          take()
          return true
        case UInt8(ascii: "-") where !isPlain && at(.arrow):
          take(2)
          return true
        case UInt8(ascii: ".") where depth > 0 && at(.ellipsis):
          take(3)
        default: return false
        }
      case .postfixQuestionMark, .exclamationMark:
        guard !isPlain || peek() == .period else { return false }
        advance()
      case .period:
        guard isName(peek()) else { return false }
        index += 2
        if kind == .colonColon, isName(peek()) { index += 2 }
        afterName = true
        continue
      case .arrow:
        if isPlain { return false }
        advance()
        return true
      case .comma:
        guard depth > 0 else { return false }
        advance()
        return true
      case .identifier, .keyword:
        guard !isPlain, let arrow = arrowBehindEffects(at: index) else { return false }
        index = arrow + 1
        return true
      default: return false
      }
      afterName = false
    }
  }

  /// Token of the `->` behind `async`, `throws` and the like.
  func arrowBehindEffects(at start: Int) -> Int? {
    guard isEffect(at: start) else { return nil }
    let end = behindEffects(at: start)
    return kind(at: end) == .arrow ? end : nil
  }

  func isEffect(at index: Int) -> Bool {
    switch word(at: index) {
    case .async, .reasync, .throws, .rethrows: true
    default: false
    }
  }

  /// The token behind `async`, `throws`, `throws(E)` and the like.
  func behindEffects(at start: Int) -> Int {
    var index = start
    while isEffect(at: index) {
      let isThrows = tokens[index].word == .throws
      index += 1
      if isThrows, kind(at: index) == .leftParen { index = behind(closing(index)) }
    }
    return index
  }

  // MARK: Clauses

  /// Passes over `<…>` behind the name of a declaration.
  /// - Returns: its tokens, or `nil` where there is none.
  mutating func skipGenericParameters() -> Range<Int>? {
    guard operatorByte == UInt8(ascii: "<") else { return nil }
    let start = index
    var depth = 0
    while index < limit {
      switch kind {
      case .binaryOperator, .prefixOperator, .postfixOperator:
        switch operatorByte {
        case UInt8(ascii: "<"):
          depth += 1
          take()
        case UInt8(ascii: ">"):
          depth -= 1
          take()
        case UInt8(ascii: "-") where at(.arrow):
          take(2)
        default:
          taken = 0
          advance()
        }
        if depth == 0 { return start..<max(start + 1, index) }
      case .leftBrace, .semicolon, .rightBrace, .rightParen, .rightSquare, .equal:
        return start..<index
      case .leftParen, .leftSquare: passTypeBracket()
      case .atSign: passAttribute()
      default: advance()
      }
    }
    return start..<index
  }

  /// Passes over a `where` clause of types.
  mutating func skipWhereClause() -> Range<Int>? {
    guard at(keyword: .where) else { return nil }
    let start = index
    repeat {
      advance()
      let before = index
      skipRequirementSide()
      if taken > 0 ? at(.equalEqual) : kind == .colon || at(.equalEqual) {
        if kind == .colon { advance() } else { take(2) }
        skipRequirementSide()
        if kind == .leftParen, !atStartOfLine { skipBracket() }
      }
      if index == before { break }
    } while kind == .comma && peek() != .leftBrace
    if kind == .comma { advance() }
    return start..<index
  }

  private mutating func skipRequirementSide() {
    if kind == .integerLiteral {
      advance()
    } else if at(.minus), peek() == .integerLiteral {
      index += 2
    } else {
      skipType()
    }
  }
}
