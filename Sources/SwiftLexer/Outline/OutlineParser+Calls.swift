/// Calls, their arguments, and closures.
extension OutlineParser {
  /// Notes the call whose parentheses or trailing closure come next, and jumps behind it.
  mutating func passCall(_ callee: inout Callee, _ flavor: Flavor, _ pattern: PatternContext) {
    let start = index
    if kind == .leftParen { skipBracket() }
    if kind == .leftBrace, isTrailingClosure(at: index, flavor) {
      skipBracket()
      while isLabeledClosure(at: index) {
        index += 2
        if kind == .leftBrace { skipBracket() } else { advance() }
      }
    }
    var call = Group(kind: .call, traits: pattern.traits, start: start, end: index)
    if callee.isSpecialized { call.traits.insert(.specialized) }
    call.base = callee.base
    call.callee = Int32(truncatingIfNeeded: callee.start)
    call.name = Int32(truncatingIfNeeded: callee.name)
    enqueue(call)
    callee.end()
  }

  mutating func readCall(_ group: Group) {
    let number = Int32(truncatingIfNeeded: outline.calls.count)
    let start = index
    let end = limit
    let firstArgument = outline.arguments.count
    outline.calls.append(
      Call(
        callee: Int(group.callee)..<start, base: group.base, nameToken: group.name,
        isSpecialized: group.traits.contains(.specialized),
        name: group.name >= 0 ? tokens[Int(group.name)].word : .none, arguments: firstArgument..<firstArgument,
        parenthesized: 0, parentheses: start..<start, tokens: Int(group.callee)..<end, owner: owner, closure: closure))
    if kind == .leftParen {
      let close = closing(index)
      outline.calls[Int(number)].parentheses = bracketed(start)
      advance()
      limit = close
      readElements(PatternContext(group.traits), call: number)
      limit = end
      index = behind(close)
    }
    outline.calls[Int(number)].parenthesized = Int32(truncatingIfNeeded: outline.arguments.count - firstArgument)
    var label: Int32 = -1
    while kind == .leftBrace || kind == .identifier {
      let value = index
      if kind == .leftBrace {
        passClosure(call: number, argument: outline.arguments.count)
      } else {
        advance()
      }
      outline.arguments.append(
        Argument(label: label, value: value..<index, kind: .closure, isTrailingClosure: true))
      guard isLabel(at: index) else { break }
      label = Int32(truncatingIfNeeded: index)
      index += 2
    }
    outline.calls[Int(number)].arguments = firstArgument..<outline.arguments.count
    scheduleQueue()
  }

  private mutating func passClosure(call: Int32, argument: Int) {
    pass(.closure)
    setCall(call, Int32(truncatingIfNeeded: argument), ofGroup: queue.count - 1)
  }

  private mutating func setCall(_ call: Int32, _ argument: Int32, ofGroup group: Int) {
    guard queue.indices.contains(group) else { return }
    queue[group].call = call
    queue[group].argument = argument
  }

  // MARK: Lists of expressions

  mutating func readArguments(_ group: Group) {
    readElements(PatternContext(group.traits), call: -1, outerCall: group.call, outerArgument: group.argument)
    scheduleQueue()
  }

  /// Reads expressions between commas up to the end of the group. Those of a call are added to `Outline.arguments`.
  private mutating func readElements(
    _ pattern: PatternContext, call: Int32, outerCall: Int32 = -1, outerArgument: Int32 = -1
  ) {
    var outerCall = outerCall
    while index < limit {
      if kind.isDirective {
        passDirective()
        continue
      }
      var label = -1
      if isLabel(at: index), peek() == .colon {
        label = index
        index += 2
      }
      let start = index
      let firstGroup = queue.count
      let form = parseElement(pattern)
      let end = index
      if call >= 0 {
        if form == .closure || form == .tuple {
          setCall(call, Int32(truncatingIfNeeded: outline.arguments.count), ofGroup: firstGroup)
        }
        outline.arguments.append(
          Argument(label: Int32(truncatingIfNeeded: label), value: start..<end, kind: form, isTrailingClosure: false))
      } else if outerCall >= 0, label < 0, index >= limit, form == .closure || form == .tuple {
        setCall(outerCall, outerArgument, ofGroup: firstGroup)
      }
      outerCall = -1
      taken = 0
      if kind == .colon {
        // The value of a dictionary's element.
        advance()
        _ = parseElement(pattern)
        taken = 0
      }
      while index < limit, kind != .comma, !kind.isDirective { skipJunk() }
      if kind == .comma { advance() }
    }
  }

  private mutating func parseElement(_ pattern: PatternContext) -> ExpressionKind {
    // An operator that stands alone is the name of a function: `reduce(0, +)`.
    let isAlone = peek() == .comma || index + 1 == limit
    if isAlone, kind == .binaryOperator {
      advance()
      return .declReference
    }
    return parseExpression(.basic, pattern)
  }

  // MARK: Trailing closures

  /// The brace at a token behind an expression opens a closure of it, and no accessors or body.
  func isTrailingClosure(at brace: Int, _ flavor: Flavor) -> Bool {
    if opensAccessors(at: brace) { return false }
    let first = brace + 1
    if kind(at: first) == .keyword, tokens[first].word == .case { return false }
    if flavor != .condition { return true }
    // In a condition a brace opens the statement's body, unless what stands behind its partner says otherwise.
    if isAtStartOfLine(first) { return false }
    let close = Int(tokens[brace].partner)
    guard close > brace, close < limit else { return false }
    let next = close + 1
    switch kind(at: next) {
    case .leftBrace, .comma: return true
    case .keyword:
      switch tokens[next].word {
      case .where: return true
      case .is, .as: return !isAtStartOfLine(next)
      default: return false
      }
    case .leftSquare, .leftParen, .period, .postfixQuestionMark, .infixQuestionMark, .exclamationMark, .colon, .equal,
      .postfixOperator, .binaryOperator:
      return !isAtStartOfLine(next)
    default: return false
    }
  }

  /// `didSet`, `willSet` or `init` stands behind the brace, or behind attributes behind it.
  func opensAccessors(at brace: Int) -> Bool {
    var next = brace + 1
    if kind(at: next) == .atSign {
      if word(at: next + 1) == ._accessorBlock { return true }
      while kind(at: next) == .atSign, kind(at: next + 1) == .identifier {
        next += 2
        if kind(at: next) == .leftParen { next = behind(closing(next)) }
      }
    }
    switch word(at: next) {
    case .didSet, .willSet, .`init`: return true
    default: return false
    }
  }

  /// `label: {` behind a trailing closure.
  func isLabeledClosure(at index: Int) -> Bool {
    guard isLabel(at: index), kind(at: index) != .dollarIdentifier, word(at: index) != .default,
      kind(at: index + 1) == .colon
    else { return false }
    switch kind(at: index + 2) {
    case .leftBrace: return true
    case .identifier: return tokens[index + 2].flags.contains(.placeholder)
    default: return false
    }
  }

  // MARK: Closures

  mutating func readClosure(_ group: Group) {
    let brace = index - 1
    let number = Int32(truncatingIfNeeded: outline.closures.count)
    outline.closures.append(
      Closure(
        tokens: brace..<endOfBraces, captures: nil, parameters: nil, bodyStart: index, parent: closure, owner: owner,
        call: group.call, argument: group.argument))
    let outer = closure
    closure = number
    readClosureSignature(Int(number))
    closure = outer
    var body = group
    body.kind = .statements
    body.closure = number
    body.start = Int32(truncatingIfNeeded: index)
    if readsEverything || (brace >= 0 && tokens[brace].flags.contains(.hasInterest)) {
      stack.append(body)
    }
    scheduleQueue()
  }

  /// Reads what stands before `in`, if anything does.
  private mutating func readClosureSignature(_ number: Int) {
    let start = index
    let passed = queue.count
    var captures: Range<Int>?
    var parameters: Range<Int>?
    while kind == .atSign { passAttribute() }
    if kind == .leftSquare {
      captures = bracketed(index)
      skipBracket()
    }
    let first = index
    if kind == .leftParen {
      skipBracket()
      parameters = first..<index
    } else if kind == .identifier || kind == .wildcard {
      advance()
      while kind == .comma, peek() == .identifier || peek() == .wildcard { index += 2 }
      parameters = first..<index
    }
    if isEffect(at: index) { index = behindEffects(at: index) }
    var result = index
    if kind == .arrow {
      advance()
      result = index
      isLookingAhead = true
      skipType()
      isLookingAhead = false
      if taken == 0, isEffect(at: index) { index = behindEffects(at: index) }
    }
    guard taken == 0, at(keyword: .in) else {
      taken = 0
      index = start
      queue.removeLast(queue.count - passed)
      return
    }
    advance()
    let body = index
    if let captures { readCaptures(captures) }
    index = result
    skipType()
    taken = 0
    index = body
    outline.closures[number].captures = captures
    outline.closures[number].parameters = parameters
    outline.closures[number].bodyStart = body
  }

  /// `[weak self, a = b()]`.
  private mutating func readCaptures(_ captures: Range<Int>) {
    let outer = limit
    index = captures.lowerBound + 1
    limit = captures.upperBound - 1
    while index < limit {
      if word == .weak || word == .unowned, peek() != .equal, peek() != .comma {
        advance()
        if kind == .leftParen { skipBracket() }
      }
      if kind != .comma { advance() }
      if consume(.equal) { _ = parseExpression() }
      taken = 0
      while index < limit, kind != .comma { skipJunk() }
      if kind == .comma { advance() }
    }
    limit = outer
  }
}
