/// Numbers (The Swift Programming Language, Lexical Structure, "Numeric Literals").
extension Lexer {
  mutating func lexNumber() {
    let start = position
    let kind: Token.Kind =
      if bytes[start] == UInt8(ascii: "0") {
        switch bytes[start + 1] {
        case UInt8(ascii: "x"): lexHexNumber()
        case UInt8(ascii: "o"): lexPrefixedInteger(highestDigit: UInt8(ascii: "7"))
        case UInt8(ascii: "b"): lexPrefixedInteger(highestDigit: UInt8(ascii: "1"))
        default: lexDecimalNumber()
        }
      } else {
        lexDecimalNumber()
      }
    append(kind, from: start)
  }

  private mutating func lexPrefixedInteger(highestDigit: UInt8) -> Token.Kind {
    let start = position
    position += 2
    let digits = position
    while (bytes[position] >= UInt8(ascii: "0") && bytes[position] <= highestDigit) || bytes[position] == UInt8(ascii: "_") {
      position += 1
    }
    let isEmpty = position == digits || bytes[digits] == UInt8(ascii: "_")
    takeRest(start, isBroken: isEmpty)
    return .integerLiteral
  }

  /// Takes what follows a number without a break and cannot be part of it.
  private mutating func takeRest(_ start: Int, isBroken: Bool = false) {
    let end = position
    skipIdentifierContinuation()
    if isBroken || position > end { report(.invalidNumber, start..<position) }
  }

  private mutating func skipDigits() {
    while ByteClass.isDigit(bytes[position]) || bytes[position] == UInt8(ascii: "_") { position += 1 }
  }

  private mutating func skipHexDigits() {
    while ByteClass.isHexDigit(bytes[position]) || bytes[position] == UInt8(ascii: "_") { position += 1 }
  }

  private mutating func lexDecimalNumber() -> Token.Kind {
    let start = position
    skipDigits()
    if bytes[position] == UInt8(ascii: ".") {
      // `1.description` is a member, and in `x.0.1` the second dot is one too.
      guard ByteClass.isDigit(bytes[position + 1]), tokens.last?.kind != .period else { return .integerLiteral }
      position += 1
      skipDigits()
    } else if bytes[position] | 0x20 != UInt8(ascii: "e") {
      takeRest(start)
      return .integerLiteral
    }
    if bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      lexExponent(start)
    }
    return .floatLiteral
  }

  private mutating func lexExponent(_ start: Int) {
    if bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") { position += 1 }
    let isEmpty = !ByteClass.isDigit(bytes[position])
    if !isEmpty { skipDigits() }
    takeRest(start, isBroken: isEmpty)
  }

  private mutating func lexHexNumber() -> Token.Kind {
    let start = position
    position += 2
    guard ByteClass.isHexDigit(bytes[position]) else {
      takeRest(start, isBroken: true)
      return .integerLiteral
    }
    skipHexDigits()
    var dot: Int?
    if bytes[position] == UInt8(ascii: ".") {
      guard ByteClass.isHexDigit(bytes[position + 1]) else { return .integerLiteral }
      dot = position
      position += 1
      skipHexDigits()
      if bytes[position] | 0x20 != UInt8(ascii: "p") {
        // `0xff.description`
        if position + 1 >= count || ByteClass.isDigit(bytes[position + 1]) {
          report(.invalidNumber, start..<position)
          return .floatLiteral
        }
        position = dot ?? position
        return .integerLiteral
      }
    } else if bytes[position] | 0x20 != UInt8(ascii: "p") {
      takeRest(start)
      return .integerLiteral
    }
    position += 1
    let isSigned = bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-")
    if isSigned { position += 1 }
    if position < count, !ByteClass.isDigit(bytes[position]) {
      if let dot, !isSigned, !ByteClass.isDigit(bytes[dot + 1]) {
        // `0xff.fpValue`
        position = dot
        return .integerLiteral
      }
      takeRest(start, isBroken: true)
      return .floatLiteral
    }
    skipDigits()
    takeRest(start)
    return .floatLiteral
  }
}
