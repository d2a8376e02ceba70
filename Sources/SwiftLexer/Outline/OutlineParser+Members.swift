/// Variables, cases and accessors, and the declarations that hold no code.
extension OutlineParser {
  // MARK: Variables

  /// Reads `let a: T = 1` up to a comma before the next name.
  mutating func readVariable(_ head: Head) -> Item {
    let keyword = index
    advance()
    let next = readBinding(head, keyword)
    return next < 0 ? .statement : .list(next)
  }

  /// Reads the next name of a declaration that has several.
  /// - Returns: the declaration, if yet another name follows; else -1.
  mutating func readNextName(of number: Int) -> Int32 {
    let first = outline.declarations[number]
    var head = Head(start: first.tokens.lowerBound, attributes: first.attributes, modifiers: first.modifiers)
    head.modifierSet = first.modifierSet
    return first.kind == .enumCase ? readCase(head, first.keyword) : readBinding(head, first.keyword)
  }

  /// Reads a pattern with its type, initial value and accessors, and the comma behind it.
  private mutating func readBinding(_ head: Head, _ keyword: Int) -> Int32 {
    let outer = owner
    let first = outline.declarations.count
    declareNames(head, keyword)
    let last = outline.declarations.count - 1
    owner = Int32(truncatingIfNeeded: last)
    if consume(.colon) {
      let start = index
      skipType()
      for number in first...last { outline.declarations[number].type = start..<index }
    }
    if consumeEqual() {
      let start = index
      _ = parseExpression()
      taken = 0
      for number in first...last { outline.declarations[number].initialValue = start..<index }
    }
    taken = 0
    let isInitialized = outline.declarations[last].initialValue != nil
    if kind == .leftBrace, !isInitialized || !atStartOfLine || opensAccessors(at: index) { passProperty(last) }
    for number in first...last {
      outline.declarations[number].tokens = head.start..<index
    }
    owner = outer
    return consume(.comma) ? Int32(truncatingIfNeeded: last) : -1
  }

  /// Adds a declaration for each name of the pattern that comes next; for what is no pattern, one without a name.
  private mutating func declareNames(_ head: Head, _ keyword: Int) {
    let first = outline.declarations.count
    let kind: Declaration.Kind = tokens[keyword].word == .let ? .constant : .variable
    var end = index
    switch self.kind {
    case .leftParen:
      end = behind(closing(index))
      for token in index..<end where isBoundName(token) { declareName(token, kind, head, keyword) }
    case .identifier, .wildcard:
      end = index + 1
      declareName(index, kind, head, keyword)
    case .keyword where isPatternStart && peek() == .identifier:
      end = index + 2
      let number = declare(kind, head, name: index..<end)
      outline.declarations[number].keyword = keyword
    case .keyword where !atStartOfLine && tokens[index].word != .in:
      end = index + 1
    default: break
    }
    if outline.declarations.count == first {
      let number = declare(kind, head, name: index..<index)
      outline.declarations[number].keyword = keyword
    }
    index = end
  }

  private func isBoundName(_ token: Int) -> Bool {
    switch tokens[token].kind {
    case .wildcard: true
    case .identifier: tokens[token + 1].kind != .colon
    default: false
    }
  }

  private mutating func declareName(_ token: Int, _ kind: Declaration.Kind, _ head: Head, _ keyword: Int) {
    let number = declare(kind, head, name: token..<token + 1)
    outline.declarations[number].keyword = keyword
  }

  // MARK: Accessors

  /// Passes over the accessors of a variable or subscript.
  mutating func passProperty(_ number: Int) {
    outline.declarations[number].body = bracketed(index)
    if readsEverything || tokens[index].flags.contains(.hasInterest) { pass(.property) } else { skipBracket() }
  }

  mutating func readProperty(_ group: Group) {
    var body = group
    if beginsAccessor {
      body.kind = .accessors
    } else {
      body.kind = .statements
      let brace = max(0, index - 1)
      let end = endOfBraces
      let attributes = outline.attributes.count
      let modifiers = outline.modifiers.count
      let number = declare(
        .accessor, Head(start: brace, attributes: attributes..<attributes, modifiers: modifiers..<modifiers),
        name: index..<index)
      outline.declarations[number].keyword = brace
      outline.declarations[number].tokens = brace..<end
      outline.declarations[number].body = brace..<end
      body.owner = Int32(truncatingIfNeeded: number)
      owner = body.owner
    }
    readItems(body)
  }

  /// Behind attributes and modifiers comes `get`, `set` or another word that introduces an accessor.
  private var beginsAccessor: Bool {
    var next = index
    while kind(at: next) == .atSign, isName(kind(at: next + 1)) {
      next += 2
      if kind(at: next) == .leftParen, !tokens[next].flags.contains(.afterTrivia) { next = behind(closing(next)) }
    }
    while isAccessorModifier(word(at: next)) { next += 1 }
    return isAccessor(word(at: next))
  }

  private func isAccessorModifier(_ word: KnownWord) -> Bool {
    switch word {
    case .mutating, .nonmutating, .__consuming, .consuming, .borrowing, .yielding: true
    default: false
    }
  }

  private func isAccessor(_ word: KnownWord) -> Bool {
    switch word {
    case .get, .set, .didSet, .willSet, ._read, ._modify, .`init`, .borrow, .mutate, .unsafeAddress,
      .unsafeMutableAddress: true
    default: false
    }
  }

  mutating func readAccessor() -> Item {
    guard beginsAccessor else {
      skipJunk()
      return .mark
    }
    let start = index
    let outer = owner
    owner = Int32(truncatingIfNeeded: outline.declarations.count)
    var head = Head(
      start: start, attributes: readAttributes(), modifiers: outline.modifiers.count..<outline.modifiers.count)
    while isAccessorModifier(word) {
      outline.modifiers.append(Int32(truncatingIfNeeded: index))
      head.modifierSet.formUnion(modifier(word) ?? [])
      advance()
    }
    head.modifiers = head.modifiers.lowerBound..<outline.modifiers.count
    owner = outer
    let number = declare(.accessor, head, name: index..<index + 1)
    owner = Int32(truncatingIfNeeded: number)
    advance()
    if kind == .leftParen {
      outline.declarations[number].parameters = bracketed(index)
      skipBracket()
    }
    readEffects(number)
    readBody(number)
    owner = outer
    return .statement
  }

  // MARK: Cases

  /// Reads `case a(T), b = 1` up to a comma before the next name.
  mutating func readCases(_ head: Head) -> Item {
    let keyword = index
    advance()
    let next = readCase(head, keyword)
    return next < 0 ? .statement : .list(next)
  }

  private mutating func readCase(_ head: Head, _ keyword: Int) -> Int32 {
    let outer = owner
    let isNamed = isName(kind)
    let number = declare(.enumCase, head, name: index..<(isNamed ? index + 1 : index))
    outline.declarations[number].keyword = keyword
    owner = Int32(truncatingIfNeeded: number)
    if isNamed { advance() }
    if kind == .leftParen {
      outline.declarations[number].parameters = bracketed(index)
      readParameters()
    }
    if consume(.equal) {
      let start = index
      _ = parseExpression()
      taken = 0
      outline.declarations[number].initialValue = start..<index
    }
    outline.declarations[number].tokens = head.start..<index
    owner = outer
    return consume(.comma) ? Int32(truncatingIfNeeded: number) : -1
  }

  // MARK: Others

  mutating func readImport(_ head: Head) {
    let number = declare(.import, head, name: index + 1..<index + 1)
    advance()
    var kindToken: Int?
    if kind == .keyword, peek() == .identifier {
      kindToken = index
      advance()
    }
    let start = index
    while kind == .identifier || kind == .keyword && index > start {
      advance()
      guard kind == .period || kind == .colonColon else { break }
      advance()
    }
    if kind.isOperator, index > start, !atStartOfLine { advance() }
    outline.declarations[number].name = start..<index
    outline.declarations[number].tokens = head.start..<index
    if index > start {
      outline.imports.append(
        Import(declaration: Int32(truncatingIfNeeded: number), kind: kindToken, path: start..<index, module: start))
    }
  }

  mutating func readTypeAlias(_ head: Head) {
    let number = begin(.typealias, head)
    outline.declarations[number].genericParameters = skipGenericParameters()
    readAliasedType(number)
    outline.declarations[number].whereClause = skipWhereClause()
    end(number)
  }

  mutating func readAssociatedType(_ head: Head) {
    let number = begin(.associatedtype, head)
    readInheritance(number)
    readAliasedType(number)
    outline.declarations[number].whereClause = skipWhereClause()
    end(number)
  }

  private mutating func readAliasedType(_ number: Int) {
    guard consumeEqual() else { return }
    let start = index
    skipType()
    outline.declarations[number].type = start..<index
    taken = 0
  }

  mutating func readOperator(_ head: Head) {
    let number = declare(.operator, head, name: index + 1..<index + 1)
    advance()
    while index < limit, !atStartOfLine || outline.declarations[number].name.isEmpty {
      switch kind {
      case .colon, .leftBrace, .semicolon, .rightBrace: break
      case .identifier, .keyword: break
      default:
        outline.declarations[number].name = index..<index + 1
        advance()
        if kind.isOperator, !tokens[index].flags.contains(.afterTrivia) { continue }
      }
      break
    }
    if consume(.colon) {
      while kind == .identifier || kind == .keyword {
        advance()
        guard consume(.comma) else { break }
      }
    }
    if kind == .leftBrace { skipBracket() }
    end(number)
  }

  mutating func readPrecedenceGroup(_ head: Head) {
    let number = begin(.precedenceGroup, head)
    if kind == .leftBrace {
      outline.declarations[number].body = bracketed(index)
      skipBracket()
    }
    end(number)
  }

  mutating func readMacro(_ head: Head) {
    let number = begin(.macro, head)
    readSignature(number)
    if consumeEqual() {
      let start = index
      _ = parseExpression()
      taken = 0
      outline.declarations[number].initialValue = start..<index
    }
    if let clause = skipWhereClause() { outline.declarations[number].whereClause = clause }
    end(number)
  }

  /// The name behind the `#` that comes next, without its module.
  var macroName: Range<Int> {
    guard isName(peek()), !isAtStartOfLine(index + 1) else { return index + 1..<index + 1 }
    return peek(2) == .colonColon && isName(peek(3)) ? index + 3..<index + 4 : index + 1..<index + 2
  }

  /// `#name(…) { … }` where only a declaration can stand.
  mutating func readMacroExpansion(_ head: Head) {
    let number = declare(.macroExpansion, head, name: macroName)
    owner = Int32(truncatingIfNeeded: number)
    parseMacroExpansion(.basic, .none)
    end(number)
  }
}
