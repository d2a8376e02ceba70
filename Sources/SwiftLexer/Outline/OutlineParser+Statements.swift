/// Lists of statements, members and accessors, and the statements.
extension OutlineParser {
  /// What one step through a list read.
  enum Item {
    /// A directive, a label of `case`, a semicolon, or what fits nowhere.
    case mark
    case statement
    /// A declaration whose next name follows: `let a = 1, b = 2`.
    case list(Int32)
  }

  /// Reads items up to the end of the group, or up to one that leaves groups behind: then these go first.
  mutating func readItems(_ group: Group) {
    var rest = group
    while index < limit {
      taken = 0
      let start = index
      if rest.continued >= 0 {
        rest.continued = readNextName(of: Int(rest.continued))
        if rest.continued < 0, rest.statement >= 0 {
          let record = Int(rest.statement)
          outline.statements[record] = outline.statements[record].lowerBound..<index
        }
      } else {
        let item = readItem(group)
        if case .list(let declaration) = item { rest.continued = declaration }
        if recordsStatements {
          if case .mark = item {} else { outline.statements.append(start..<index) }
          rest.statement = rest.continued < 0 ? -1 : Int32(truncatingIfNeeded: outline.statements.count - 1)
        }
      }
      if index <= start { skipJunk() }
      if !queue.isEmpty {
        rest.start = Int32(truncatingIfNeeded: index)
        rest.condition = condition
        stack.append(rest)
        scheduleQueue()
        return
      }
    }
  }

  private mutating func readItem(_ group: Group) -> Item {
    switch kind {
    case .semicolon, .shebang:
      advance()
      return .mark
    case .poundSourceLocation:
      advance()
      if kind == .leftParen { skipBracket() }
      return .mark
    case .poundIf:
      if !isBlockOfAttributes(at: index) {
        passDirective()
        return .mark
      }
    case .poundElse, .poundElseif, .poundEndif:
      passDirective()
      return .mark
    default: break
    }
    switch group.kind {
    case .members: return readMember()
    case .accessors: return readAccessor()
    default: return readStatement(group)
    }
  }

  private mutating func readMember() -> Item {
    if let item = readDeclaration(.member) { return item }
    skipJunk()
    return .mark
  }

  // MARK: Statements

  private mutating func readStatement(_ group: Group) -> Item {
    let place: Place = group.traits.contains(.initializerBody) ? .initializerBody : .block
    switch kind {
    case .keyword:
      switch tokens[index].word {
      case .let, .var, .func, .struct, .class, .enum, .protocol, .extension, .import, .typealias, .static, .private,
        .fileprivate, .internal, .public, .deinit, .subscript, .associatedtype, .operator, .precedencegroup, .inout:
        if let item = readDeclaration(place) { return item }
      case .`init`:
        if place != .initializerBody, let item = readDeclaration(place) { return item }
      case .case, .default:
        readCaseLabel()
        return .mark
      default:
        if readKeywordStatement() { return .statement }
      }
    case .identifier:
      if peek() == .colon, isLabeledStatement { index += 2 }
      if kind == .keyword {
        if readKeywordStatement() { return .statement }
      } else {
        switch word {
        case .none: break
        case .yield, .discard:
          if isPrefixKeyword(.basic) { advance() }
        default:
          if isDeclaration(at: index, place), let item = readDeclaration(place) { return item }
        }
      }
    case .atSign, .poundIf:
      if let item = readDeclaration(place) { return item }
    case .pound:
      if group.traits.contains(.topLevel), readMacroStatement() { return .statement }
    default: break
    }
    let start = index
    _ = parseExpression()
    if index > start { return .statement }
    skipJunk()
    return .mark
  }

  /// `label:` before a statement.
  private var isLabeledStatement: Bool {
    switch word(at: index + 2) {
    case .for, .while, .repeat, .do, .if, .switch, .guard: kind(at: index + 2) == .keyword
    default: false
    }
  }

  /// Reads a statement that begins with a reserved word.
  /// - Returns: whether there is one; else an expression may begin here.
  private mutating func readKeywordStatement() -> Bool {
    switch tokens[index].word {
    case .if:
      parseIf()
      passCoercion()
    case .switch:
      parseSwitch()
      passCoercion()
    case .guard:
      advance()
      parseConditions()
      if at(keyword: .else) { advance() }
      if kind == .leftBrace { passBlock() }
    case .while:
      advance()
      parseConditions()
      if kind == .leftBrace { passBlock() }
    case .for: readFor()
    case .do: readDo()
    case .repeat:
      guard peek() == .leftBrace else { return false }
      advance()
      passBlock()
      if at(keyword: .while) {
        advance()
        _ = parseExpression()
      }
    case .return:
      advance()
      if beginsReturnedValue() { _ = parseExpression() }
    case .throw:
      advance()
      _ = parseExpression()
    case .defer:
      advance()
      if kind == .leftBrace { passBlock() }
    case .break, .continue:
      advance()
      if kind == .identifier, !atStartOfLine, !isDeclaration(at: index), !isPrefixStatement { advance() }
    case .fallthrough: advance()
    default: return false
    }
    return true
  }

  private var isPrefixStatement: Bool { (word == .yield || word == .discard) && isPrefixKeyword(.basic) }

  /// `if … {} else {} as T`
  private mutating func passCoercion() {
    guard at(keyword: .as) else { return }
    advance()
    if kind == .postfixQuestionMark || kind == .exclamationMark { advance() }
    skipType()
  }

  private mutating func beginsReturnedValue() -> Bool {
    switch kind {
    case .rightBrace, .semicolon, .poundIf, .poundElse, .poundElseif, .poundEndif, .endOfFile: return false
    case .keyword:
      switch tokens[index].word {
      case .if, .switch: return true
      case .case, .default, .return, .throw, .defer, .guard, .while, .do, .for, .break, .continue, .fallthrough:
        return false
      case .repeat: return peek() != .leftBrace
      default: return !isDeclaration(at: index)
      }
    case .identifier:
      if peek() == .colon, isLabeledStatement { return false }
      return word == .none || !(isPrefixStatement || isDeclaration(at: index))
    case .atSign: return !isDeclaration(at: index)
    default: return true
    }
  }

  private mutating func readFor() {
    advance()
    if at(keyword: .try) { advance() }
    if word == .await { advance() }
    if word == .unsafe, peek() != .colon, !(peek() == .keyword && tokens[index + 1].word == .in) { advance() }
    if at(keyword: .case) {
      advance()
      parsePattern(.matching)
    } else {
      skipPlainPattern()
    }
    if consume(.colon) { skipType() }
    taken = 0
    guard at(keyword: .in) else { return }
    advance()
    if kind != .leftBrace { _ = parseExpression(.condition) }
    if at(keyword: .where) {
      advance()
      _ = parseExpression(.condition)
    }
    if kind == .leftBrace { passBlock() }
  }

  private mutating func readDo() {
    advance()
    if isEffect(at: index) { index = behindEffects(at: index) }
    if kind == .leftBrace { passBlock() }
    while at(keyword: .catch) {
      advance()
      while kind != .leftBrace {
        let start = index
        if !at(keyword: .where) { parsePattern(.matching) }
        if at(keyword: .where) {
          advance()
          _ = parseExpression(.condition)
        }
        guard consume(.comma), index > start else { break }
      }
      taken = 0
      if kind == .leftBrace { passBlock() }
    }
  }

  /// Reads `case … where …, …:` or `default:`.
  mutating func readCaseLabel() {
    if at(keyword: .default) {
      advance()
      _ = consume(.colon)
      return
    }
    advance()
    while true {
      let start = index
      parsePattern(.matching)
      if at(keyword: .where) {
        advance()
        _ = parseExpression()
      }
      taken = 0
      guard consume(.comma), index > start else { break }
      if at(keyword: .case) { advance() }
    }
    _ = consume(.colon)
  }

  /// Reads a macro that stands alone at the top of a file, as `#Preview { … }` does, as a declaration.
  private mutating func readMacroStatement() -> Bool {
    let name = macroName
    guard !name.isEmpty else { return false }
    let start = index
    let (attributes, modifiers) = (outline.attributes.count, outline.modifiers.count)
    let number = declare(
      .macroExpansion, Head(start: start, attributes: attributes..<attributes, modifiers: modifiers..<modifiers),
      name: name)
    let outer = owner
    owner = Int32(truncatingIfNeeded: number)
    _ = parseExpression()
    owner = outer
    end(number)
    return true
  }
}
