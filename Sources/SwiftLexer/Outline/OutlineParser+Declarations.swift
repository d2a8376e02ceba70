/// Declarations (The Swift Programming Language, "Declarations"), but for those of variables, cases and accessors.
extension OutlineParser {
  /// Where a declaration may stand.
  enum Place {
    case member
    case block
    /// `init` calls an initializer.
    case initializerBody
  }

  /// What begins at a token is a declaration: behind attributes and modifiers comes a word that introduces one.
  mutating func isDeclaration(at start: Int, _ place: Place = .block) -> Bool {
    if start < noDeclarationBefore.token, limit == noDeclarationBefore.limit, place != .member { return false }
    var next = start
    while kind(at: next) == .atSign { next = behindAttribute(at: next) }
    let hasAttributes = next > start
    let firstModifier = next
    while modifier(word(at: next)) != nil, word(at: next) != .class {
      let takesDetail = takesDetail(word(at: next)) && word(at: next) != .open
      next += 1
      if takesDetail, kind(at: next) == .leftParen { next = behind(closing(next)) }
    }
    if introducesDeclaration(at: next, place, isMarked: hasAttributes || next > firstModifier) { return true }
    if place != .member { noDeclarationBefore = (next, limit) }
    return false
  }

  /// - Parameter isMarked: attributes or modifiers stand before it.
  private func introducesDeclaration(at index: Int, _ place: Place, isMarked: Bool) -> Bool {
    switch kind(at: index) {
    case .keyword:
      switch tokens[index].word {
      case .let, .var, .inout, .func, .struct, .class, .enum, .protocol, .extension, .import, .typealias, .deinit,
        .subscript, .associatedtype, .operator, .precedencegroup: return true
      case .`init`: return place != .initializerBody
      case .case: return place == .member
      default: return false
      }
    case .identifier:
      switch word(at: index) {
      case .actor, .macro: return kind(at: index + 1) == .identifier
      case ._borrowing: return kind(at: index + 1) == .identifier
      default: return false
      }
    case .pound: return isMarked || place == .member
    default: return false
    }
  }

  /// The token behind the attribute at a token, as far as looking ahead needs it.
  private func behindAttribute(at start: Int) -> Int {
    var next = start + 1
    guard isName(kind(at: next)) else { return next }
    next += 1
    while kind(at: next) == .period, isName(kind(at: next + 1)) { next += 2 }
    if kind(at: next) == .leftParen, !tokens[next].flags.contains(.afterTrivia) { next = behind(closing(next)) }
    return next
  }

  /// Reads the declaration that comes next.
  /// - Returns: `nil`, and nothing is read, where none does.
  mutating func readDeclaration(_ place: Place) -> Item? {
    let start = index
    let (attributes, modifiers, passed) = (outline.attributes.count, outline.modifiers.count, queue.count)
    let outer = owner
    // What stands in its attributes stands in it.
    owner = Int32(truncatingIfNeeded: outline.declarations.count)
    var head = Head(start: start, attributes: attributes..<attributes, modifiers: modifiers..<modifiers)
    if kind == .atSign || kind == .poundIf { head.attributes = readAttributes() }
    readModifiers(&head)
    owner = outer
    if introducesDeclaration(at: index, place, isMarked: index > start) {
      let item = readIntroduced(head)
      owner = outer
      return item
    }
    // Attributes and modifiers of nothing: they stay behind as if they were no part of the outline.
    outline.attributes.removeLast(outline.attributes.count - attributes)
    outline.modifiers.removeLast(outline.modifiers.count - modifiers)
    for group in passed..<queue.count { queue[group].owner = outer }
    if place != .member, at(keyword: .case) || at(keyword: .default) {
      // `@unknown default:`
      readCaseLabel()
    }
    return index > start ? .mark : nil
  }

  private mutating func readIntroduced(_ head: Head) -> Item {
    switch kind == .pound ? .none : tokens[index].word {
    case .let, .var, .inout, ._borrowing: return readVariable(head)
    case .case: return readCases(head)
    case .func: readFunction(head)
    case .`init`: readInitializer(head)
    case .deinit: readDeinitializer(head)
    case .subscript: readSubscript(head)
    case .struct: readNominal(.struct, head)
    case .class: readNominal(.class, head)
    case .enum: readNominal(.enum, head)
    case .actor: readNominal(.actor, head)
    case .protocol: readNominal(.protocol, head)
    case .extension: readExtension(head)
    case .import: readImport(head)
    case .typealias: readTypeAlias(head)
    case .associatedtype: readAssociatedType(head)
    case .operator: readOperator(head)
    case .precedencegroup: readPrecedenceGroup(head)
    case .macro: readMacro(head)
    default: readMacroExpansion(head)
    }
    return .statement
  }

  /// Adds a declaration whose keyword comes next.
  /// - Returns: its index.
  mutating func declare(_ kind: Declaration.Kind, _ head: Head, name: Range<Int>) -> Int {
    var declaration = Declaration(kind: kind, name: name, tokens: head.start..<max(head.start, index), keyword: index)
    declaration.attributes = head.attributes
    declaration.modifiers = head.modifiers
    declaration.modifierSet = head.modifierSet
    declaration.parent = owner
    declaration.condition = condition
    outline.declarations.append(declaration)
    return outline.declarations.count - 1
  }

  /// Adds a declaration with its keyword and the name behind that, if it has one, and makes it the owner of what follows.
  mutating func begin(_ kind: Declaration.Kind, _ head: Head, isNamed: Bool = true) -> Int {
    let number = declare(kind, head, name: index + 1..<index + 1)
    owner = Int32(truncatingIfNeeded: number)
    advance()
    if isNamed, isName(self.kind) || self.kind == .dollarIdentifier {
      outline.declarations[number].name = index..<index + 1
      advance()
    }
    return number
  }

  mutating func end(_ number: Int) {
    taken = 0
    outline.declarations[number].tokens = outline.declarations[number].tokens.lowerBound..<index
  }

  // MARK: Types and extensions

  private mutating func readNominal(_ kind: Declaration.Kind, _ head: Head) {
    let number = begin(kind, head)
    outline.declarations[number].genericParameters = skipGenericParameters()
    readTypeBody(number)
  }

  private mutating func readExtension(_ head: Head) {
    let number = begin(.extension, head, isNamed: false)
    let start = index
    skipType()
    outline.declarations[number].name = start..<index
    readTypeBody(number)
  }

  private mutating func readTypeBody(_ number: Int) {
    readInheritance(number)
    outline.declarations[number].whereClause = skipWhereClause()
    skipToBrace()
    if kind == .leftBrace {
      outline.declarations[number].body = bracketed(index)
      pass(.members)
    }
    end(number)
  }

  /// Passes over what fits nowhere between a type's header and its body, as far as the brace stands on the same line.
  private mutating func skipToBrace() {
    var next = index
    while next < limit, tokens[next].kind != .leftBrace {
      if isAtStartOfLine(next) || tokens[next].kind == .semicolon || isDeclaration(at: next) { return }
      next = tokens[next].kind.isOpeningBracket ? behind(closing(next)) : next + 1
    }
    guard kind(at: next) == .leftBrace, next == index || !isAtStartOfLine(next) else { return }
    taken = 0
    index = next
  }

  /// Reads `: A, @unchecked B & C`.
  mutating func readInheritance(_ number: Int) {
    taken = 0
    guard consume(.colon) else { return }
    let first = outline.inheritedTypes.count
    while true {
      let start = index
      if at(keyword: .class) { advance() } else { skipType() }
      taken = 0
      if index > start {
        outline.inheritedTypes.append(
          InheritedType(tokens: start..<index, type: behindSpecifiers(start, index)..<index))
      }
      guard consume(.comma) else { break }
    }
    outline.declarations[number].inheritance = first..<outline.inheritedTypes.count
  }

  /// The first token of a type that belongs to no attribute and is no specifier before it.
  private func behindSpecifiers(_ start: Int, _ end: Int) -> Int {
    var next = start
    while next < end {
      if kind(at: next) == .atSign {
        next = behindAttribute(at: next)
      } else if isOperator(.tilde, at: next) {
        next += 1
      } else if word(at: next) == .nonisolated || word(at: next) == .any, canFollowSpecifier(at: next + 1) {
        next += 1
      } else {
        break
      }
    }
    return min(next, end - 1)
  }

  // MARK: Functions

  private mutating func readFunction(_ head: Head) {
    let number = begin(.function, head, isNamed: false)
    let name = index
    switch kind {
    case .identifier, .keyword: advance()
    case .binaryOperator, .prefixOperator, .postfixOperator:
      // `func ==<T>(…)`: the last byte opens the generic parameters.
      let opensGenerics = bytes[Int(tokens[index].end) - 1] == UInt8(ascii: "<") && tokens[index].length > 1
      if opensGenerics, peek() == .identifier || peek() == .keyword {
        taken = Int(tokens[index].length) - 1
      } else {
        advance()
      }
    case .exclamationMark, .prefixAmpersand, .postfixQuestionMark, .infixQuestionMark, .equal, .arrow: advance()
    default: break
    }
    outline.declarations[number].name = name..<max(index, taken > 0 ? name + 1 : name)
    readSignature(number)
    readBody(number)
  }

  private mutating func readInitializer(_ head: Head) {
    let number = begin(.initializer, head, isNamed: false)
    switch kind {
    case .postfixQuestionMark, .infixQuestionMark, .exclamationMark: advance()
    case .binaryOperator, .prefixOperator, .postfixOperator:
      if operatorByte == UInt8(ascii: "!") || operatorByte == UInt8(ascii: "?") { take() }
    default: break
    }
    readSignature(number)
    readBody(number, .initializerBody)
  }

  private mutating func readDeinitializer(_ head: Head) {
    let number = begin(.deinitializer, head, isNamed: false)
    readEffects(number)
    readBody(number)
  }

  private mutating func readSubscript(_ head: Head) {
    let number = begin(.subscript, head, isNamed: false)
    readSignature(number)
    if kind == .leftBrace { passProperty(number) }
    end(number)
  }

  /// Reads generic parameters, parameters, effects, result and `where` clause.
  mutating func readSignature(_ number: Int) {
    outline.declarations[number].genericParameters = skipGenericParameters()
    taken = 0
    if kind == .leftParen {
      outline.declarations[number].parameters = bracketed(index)
      readParameters()
    }
    readEffects(number)
    if kind == .arrow {
      advance()
      let start = index
      if operatorByte == UInt8(ascii: "<") { _ = skipGenericParameters() }
      skipType()
      outline.declarations[number].type = start..<index
    }
    taken = 0
    outline.declarations[number].whereClause = skipWhereClause()
  }

  mutating func readEffects(_ number: Int) {
    let start = index
    guard isEffect(at: start) else { return }
    index = behindEffects(at: start)
    for token in start..<index {
      switch tokens[token].word {
      case .async, .reasync: outline.declarations[number].modifierSet.insert(.async)
      case .throws, .rethrows: outline.declarations[number].modifierSet.insert(.throws)
      default: break
      }
    }
  }

  mutating func readBody(_ number: Int, _ traits: Group.Traits = []) {
    taken = 0
    if kind == .leftBrace {
      outline.declarations[number].body = bracketed(index)
      passBlock(traits)
    }
    end(number)
  }

  /// Reads the parameters in the parentheses that come next, for their default values and attributes.
  mutating func readParameters() {
    let outer = limit
    let close = closing(index)
    let next = behind(close)
    limit = close
    advance()
    while index < limit {
      while kind == .atSign { passAttribute() }
      passParameterName()
      skipType()
      if at(.ellipsis) { take(3) }
      if consumeEqual() { _ = parseExpression() }
      taken = 0
      while index < limit, kind != .comma { skipJunk() }
      if kind == .comma { advance() }
    }
    limit = outer
    index = next
  }

  /// Passes over `label name:`, or nothing where the parameter has no name.
  private mutating func passParameterName() {
    var next = index
    while isLabel(at: next), next < index + 4 { next += 1 }
    if kind(at: next) == .colon { index = next + 1 }
  }
}
