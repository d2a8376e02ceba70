/// Looking at the next tokens. Beyond the group's end everything is `endOfFile`.
extension OutlineParser {
  var kind: Token.Kind {
    @inline(__always) get { index < limit ? tokens[index].kind : .endOfFile }
  }

  @inline(__always)
  func kind(at index: Int) -> Token.Kind { index < limit ? tokens[index].kind : .endOfFile }

  @inline(__always)
  func peek(_ distance: Int = 1) -> Token.Kind { kind(at: index + distance) }

  /// The next token as a reserved word or a contextual keyword: `.none` for other tokens and for words in back quotes.
  var word: KnownWord {
    @inline(__always) get { word(at: index) }
  }

  @inline(__always)
  func word(at index: Int) -> KnownWord {
    guard index < limit else { return .none }
    let token = tokens[index]
    return token.flags.contains(.backquoted) ? .none : token.word
  }

  @inline(__always)
  func isAtStartOfLine(_ index: Int) -> Bool { index < limit && tokens[index].flags.contains(.atStartOfLine) }

  var atStartOfLine: Bool { isAtStartOfLine(index) }

  /// The next token is one of these reserved words.
  @inline(__always)
  func at(keyword: KnownWord) -> Bool { kind == .keyword && tokens[index].word == keyword }

  @inline(__always)
  mutating func advance() { index += 1 }

  @inline(__always)
  mutating func consume(_ expected: Token.Kind) -> Bool {
    guard kind == expected else { return false }
    index += 1
    return true
  }

  /// A name where reserved words are allowed too: behind a dot or a `#`.
  func isName(_ kind: Token.Kind) -> Bool { kind == .identifier || kind == .keyword }

  /// What can stand before the colon of an argument.
  func isLabel(at index: Int) -> Bool {
    switch kind(at: index) {
    case .identifier, .wildcard, .dollarIdentifier: true
    case .keyword: tokens[index].word != .inout
    default: false
    }
  }

  /// Passes over a token that fits nowhere, a bracket as a whole.
  mutating func skipJunk() {
    taken = 0
    if kind.isOpeningBracket { skipBracket() } else if index < limit { index += 1 }
  }

  // MARK: Bytes of operators

  /// Operators that mean something to the grammar, as their bytes, the first in the lowest bits.
  enum Punctuator: UInt32 {
    case ampersand = 0x26
    case arrow = 0x3E2D
    case ellipsis = 0x2E_2E2E
    case emptyAngles = 0x3E3C
    case equal = 0x3D
    case equalEqual = 0x3D3D
    case minus = 0x2D
    case tilde = 0x7E
  }

  /// The byte of the next token that comes next, if it is an operator; else 0.
  var operatorByte: UInt8 {
    kind.isOperator ? bytes[Int(tokens[index].start) + taken] : 0
  }

  /// What is left of the next token is this operator.
  func at(_ punctuator: Punctuator) -> Bool { isOperator(punctuator, at: index, from: taken) }

  func isOperator(_ punctuator: Punctuator, at index: Int, from taken: Int = 0) -> Bool {
    guard kind(at: index).isOperator else { return false }
    var offset = Int(tokens[index].end)
    guard offset - Int(tokens[index].start) - taken <= 3 else { return false }
    let start = Int(tokens[index].start) + taken
    var value: UInt32 = 0
    while offset > start {
      offset -= 1
      value = value << 8 | UInt32(bytes[offset])
    }
    return value == punctuator.rawValue
  }

  /// Takes bytes of the operator that comes next.
  mutating func take(_ count: Int = 1) {
    taken += count
    if taken >= Int(tokens[index].length) {
      taken = 0
      index += 1
    }
  }

  /// The `=` of an initial value, also where the type before it ran into it: `let a: B<C>=d`.
  mutating func consumeEqual() -> Bool {
    if taken > 0 {
      guard at(.equal) else { return false }
      take()
      return true
    }
    return consume(.equal)
  }
}
