/// Attributes and modifiers.
extension OutlineParser {
  /// How deep attributes may stand in the generic arguments of one another (`@A<@B<@C T>> T`).
  private static let maximumAttributeDepth = 8

  /// Passes over an attribute at the current `@` that is no part of a declaration's list.
  mutating func passAttribute() {
    guard attributeDepth < Self.maximumAttributeDepth else {
      advance()
      return
    }
    attributeDepth += 1
    _ = readAttribute()
    attributeDepth -= 1
  }

  /// The same, without noting its arguments.
  mutating func skipAttribute() {
    let passed = queue.count
    passAttribute()
    queue.removeLast(queue.count - passed)
  }

  /// Reads the attribute at the current `@`.
  private mutating func readAttribute() -> Attribute {
    let start = index
    advance()
    let name = index
    if kind == .keyword, tokens[index].word != .Self, tokens[index].word != .Any {
      advance()
    } else {
      skipType(isAttributeName: true)
    }
    taken = 0
    let word = lastWord(name..<index)
    let nameEnd = index
    var arguments: Range<Int>?
    if kind == .leftParen, takesArguments(word) {
      arguments = bracketed(index)
      if holdsExpressions(word) { pass(.arguments) } else { skipBracket() }
    }
    return Attribute(tokens: start..<index, name: name..<nameEnd, word: word, arguments: arguments)
  }

  /// Parentheses belong to an attribute only without a blank before them, and to some attributes never.
  private func takesArguments(_ word: KnownWord) -> Bool {
    guard !tokens[index].flags.contains(.afterTrivia) else { return false }
    switch word {
    case .escaping, .autoclosure, .Sendable, .unchecked, .preconcurrency, .retroactive, .async, .rethrows, ._local:
      return false
    default: return true
    }
  }

  /// Some attributes have an argument grammar of their own, in which `f(a:)` calls nothing.
  private func holdsExpressions(_ word: KnownWord) -> Bool {
    switch word {
    case .available, ._specialize, .specialized, .abi, ._implements, ._dynamicReplacement, .derivative, .transpose,
      .differentiable: false
    default: true
    }
  }

  /// The last word of a dotted name, generic arguments passed over.
  private func lastWord(_ name: Range<Int>) -> KnownWord {
    var word = KnownWord.none
    var depth = 0
    for index in name {
      switch tokens[index].kind {
      case .identifier, .keyword:
        if depth == 0 { word = tokens[index].word }
      case .binaryOperator, .prefixOperator, .postfixOperator:
        for byte in bytes[tokens[index].range.bytes] {
          if byte == UInt8(ascii: "<") { depth += 1 }
          if byte == UInt8(ascii: ">") { depth -= 1 }
        }
      default: break
      }
    }
    return word
  }

  /// The attributes, modifiers and start of a declaration.
  struct Head {
    var start: Int
    var attributes: Range<Int>
    var modifiers: Range<Int>
    var modifierSet: Declaration.Modifiers = []
  }

  /// Reads the attributes that come next, also those in `#if` blocks that hold nothing else.
  mutating func readAttributes() -> Range<Int> {
    let first = outline.attributes.count
    let outer = condition
    while true {
      if kind == .atSign {
        var attribute = readAttribute()
        if condition != outer { attribute.condition = condition }
        outline.attributes.append(attribute)
      } else if kind == .poundIf, condition != outer || isBlockOfAttributes(at: index) {
        passDirective()
      } else if kind.isDirective, condition != outer {
        passDirective()
      } else {
        break
      }
    }
    condition = outer
    return first..<outline.attributes.count
  }

  /// Reads the modifiers that come next.
  mutating func readModifiers(_ head: inout Head) {
    while true {
      let word = self.word
      guard let modifier = modifier(word) else { break }
      if word == .class {
        guard declaresBehindClass() else { break }
      }
      outline.modifiers.append(Int32(truncatingIfNeeded: index))
      head.modifierSet.formUnion(modifier)
      advance()
      if kind == .leftParen, takesDetail(word) { skipBracket() }
    }
    head.modifiers = head.modifiers.lowerBound..<outline.modifiers.count
  }

  /// What stands behind `class` is a declaration, so that `class` is its modifier.
  private mutating func declaresBehindClass() -> Bool {
    var next = index + 1
    while word(at: next) == .class { next += 1 }
    return isDeclaration(at: next)
  }

  /// `nil` for a word that is no modifier.
  func modifier(_ word: KnownWord) -> Declaration.Modifiers? {
    switch word {
    case .none: nil
    case .private: .private
    case .fileprivate: .fileprivate
    case .internal: .internal
    case .package: .package
    case .public: .public
    case .open: .open
    case .static: .static
    case .class: .class
    case .lazy: .lazy
    case .mutating: .mutating
    case .override: .override
    case .weak: .weak
    case .nonisolated: .nonisolated
    case .indirect: .indirect
    case .final: .final
    case .unowned, .borrowing, .consuming, .__consuming, .convenience, .distributed, .dynamic, .infix, .isolated,
      .nonmutating, .optional, .postfix, .prefix, .required, .sending, .async, ._const, ._local, .reasync: []
    default: nil
    }
  }

  /// `private(set)`, `unowned(safe)`, `nonisolated(unsafe)`.
  func takesDetail(_ word: KnownWord) -> Bool {
    switch word {
    case .private, .fileprivate, .internal, .package, .public, .open, .unowned, .nonisolated: true
    default: false
    }
  }
}
