/// Whether a `<` behind a name opens generic arguments or compares, which only what follows can tell.
///
/// The text up to the partner has to be a list of types, and the token behind it one that can follow a type. A scan that
/// fails has looked into much that will be asked for again, so longer ones keep what they learned about each `<`.
struct GenericArgumentMemo {
  /// Where the arguments that a `<` opens end; `nil` where they do not.
  struct End {
    var index: Int
    var taken: Int
  }

  /// By the token of the `<`.
  var known: [Int: End?] = [:]
  var frames: [Frame] = []
  var closed: [(opening: Int, end: End)] = []

  enum Frame {
    case angle(opening: Int)
    case paren
    case square(isSplit: Bool)
  }
}

extension OutlineParser {
  /// At a `<` that opens generic arguments in an expression: passes over them.
  /// - Returns: whether there are any.
  mutating func passGenericArguments() -> Bool {
    guard operatorByte == UInt8(ascii: "<"), !at(.emptyAngles) else { return false }
    guard let end = endOfGenericArguments(at: index) else { return false }
    let (start, before) = (index, taken)
    index = end.index
    taken = end.taken
    if isFollowingGenericArguments { return true }
    (index, taken) = (start, before)
    return false
  }

  /// The next token tells that what stands before it was a type.
  private var isFollowingGenericArguments: Bool {
    if taken > 0 {
      let byte = operatorByte
      return byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") || at(.ampersand)
    }
    switch kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile, .exclamationMark,
      .postfixQuestionMark, .colon:
      return true
    case .binaryOperator: return at(.ampersand)
    case .leftParen, .leftSquare: return !atStartOfLine
    default: return index >= limit
    }
  }

  func endOfTypeScan() -> GenericArgumentMemo.End { GenericArgumentMemo.End(index: index, taken: taken) }

  private mutating func endOfGenericArguments(at opening: Int) -> GenericArgumentMemo.End? {
    if let known = genericArguments.known[opening] { return known }
    let (start, before) = (index, taken)
    genericArguments.frames.append(.angle(opening: opening))
    take()
    let succeeded = scanTypes()
    let end = endOfTypeScan()
    if index - start > 64 {
      // Long enough to be worth remembering: nothing of it is scanned again.
      for entry in genericArguments.closed { genericArguments.known[entry.opening] = entry.end }
      for case .angle(let opening) in genericArguments.frames { genericArguments.known[opening] = .some(nil) }
    }
    genericArguments.frames.removeAll(keepingCapacity: true)
    genericArguments.closed.removeAll(keepingCapacity: true)
    (index, taken) = (start, before)
    return succeeded ? end : nil
  }

  /// A type begins at the current token and ends before something else than a name.
  /// - Returns: the token behind it, or `nil`.
  mutating func endOfType() -> Int? {
    let (start, before) = (index, taken)
    let succeeded = scanTypes(single: true)
    let end = index
    genericArguments.frames.removeAll(keepingCapacity: true)
    genericArguments.closed.removeAll(keepingCapacity: true)
    (index, taken) = (start, before)
    return succeeded && end > start ? end : nil
  }

  /// Goes on to the end of the outermost frame, or with `single` to the end of one type.
  /// - Returns: whether everything on the way was a type. Where it was not, the frames stay.
  private mutating func scanTypes(single: Bool = false) -> Bool {
    while true {
      // At the start of a type, or of an element of the innermost frame.
      if !isInSquare, closesFrame() {
        if genericArguments.frames.isEmpty, !single { return true }
      } else {
        guard let state = scanTypeStart() else { return false }
        if state == .opened { continue }
        if state == .named, opensAngle() { continue }
      }
      // Behind a simple type.
      suffix: while true {
        switch scanTypeSuffix() {
        case .goesOn: continue suffix
        case .named: if opensAngle() { break suffix }
        case .closed: if genericArguments.frames.isEmpty, !single { return true }
        case .startsType: break suffix
        case .ends: return single && genericArguments.frames.isEmpty
        }
      }
    }
  }

  private var isInSquare: Bool {
    if case .square = genericArguments.frames.last { true } else { false }
  }

  private enum TypeStart { case named, simple, opened }
  private enum TypeSuffix { case goesOn, named, closed, startsType, ends }

  private mutating func opensAngle() -> Bool {
    guard operatorByte == UInt8(ascii: "<") else { return false }
    genericArguments.frames.append(.angle(opening: index))
    take()
    return true
  }

  /// Takes the bracket that closes the innermost frame, if it comes next.
  private mutating func closesFrame() -> Bool {
    switch genericArguments.frames.last {
    case .angle(let opening):
      guard operatorByte == UInt8(ascii: ">") else { return false }
      take()
      genericArguments.closed.append((opening, endOfTypeScan()))
    case .paren:
      guard taken == 0, kind == .rightParen else { return false }
      advance()
    case .square:
      guard taken == 0, kind == .rightSquare else { return false }
      advance()
    case nil: return false
    }
    genericArguments.frames.removeLast()
    return true
  }

  private mutating func scanTypeStart() -> TypeStart? {
    guard taken == 0 else { return nil }
    if case .paren = genericArguments.frames.last {
      if kind == .keyword, tokens[index].word == .inout { advance() }
      if isLabel(at: index) {
        if peek() == .colon {
          index += 2
        } else if isLabel(at: index + 1), peek(2) == .colon {
          index += 3
        }
      }
    }
    while true {
      switch kind {
      case .identifier:
        switch word {
        case .some, .any, .each, .isolated, ._const, .borrowing, .consuming, .sending, .__shared, .__owned:
          if canFollowSpecifier(at: index + 1) {
            advance()
            continue
          }
        default: break
        }
        advance()
        if kind == .colonColon, isName(peek()) { index += 2 }
        return .named
      case .keyword:
        switch tokens[index].word {
        case .Self, .Any:
          advance()
          return .named
        case .repeat, .inout:
          advance()
          continue
        default: return nil
        }
      case .wildcard:
        advance()
        return .simple
      case .atSign: skipAttribute()
      case .leftParen:
        advance()
        genericArguments.frames.append(.paren)
        return .opened
      case .leftSquare:
        advance()
        genericArguments.frames.append(.square(isSplit: false))
        return .opened
      case .integerLiteral:
        switch genericArguments.frames.last {
        case .angle, .square: break
        default: return nil
        }
        advance()
        return .simple
      default:
        if at(.tilde) {
          advance()
          continue
        }
        guard at(.minus), peek() == .integerLiteral else { return nil }
        advance()
      }
    }
  }

  private mutating func scanTypeSuffix() -> TypeSuffix {
    if closesFrame() { return .closed }
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      if taken > 0, operatorByte == UInt8(ascii: "?") || operatorByte == UInt8(ascii: "!") {
        take()
        return .goesOn
      }
      if at(.ampersand) || at(.arrow) {
        taken = 0
        advance()
        return .startsType
      }
      if at(.ellipsis) {
        take(3)
        return .goesOn
      }
      return .ends
    case .postfixQuestionMark, .exclamationMark:
      advance()
      return .goesOn
    case .period:
      guard isName(peek()) else { return .ends }
      index += 2
      return .named
    case .arrow:
      advance()
      return .startsType
    case .comma:
      switch genericArguments.frames.last {
      case .angle, .paren: break
      default: return .ends
      }
      advance()
      return .startsType
    case .colon:
      guard case .square(false) = genericArguments.frames.last else { return .ends }
      genericArguments.frames[genericArguments.frames.count - 1] = .square(isSplit: true)
      advance()
      return .startsType
    case .identifier, .keyword:
      if word == .of, !atStartOfLine, case .square(false) = genericArguments.frames.last {
        genericArguments.frames[genericArguments.frames.count - 1] = .square(isSplit: true)
        advance()
        return .startsType
      }
      guard let arrow = arrowBehindEffects(at: index) else { return .ends }
      index = arrow + 1
      return .startsType
    default: return .ends
    }
  }
}
