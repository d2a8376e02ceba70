/// What a byte can begin or be in code, as a table to dispatch on.
package enum ByteClass {
  static let blank: UInt8 = 0
  static let newline: UInt8 = 1
  /// `A-Z a-z _`
  static let letter: UInt8 = 2
  static let digit: UInt8 = 3
  /// `= - + * % < > & | ^ ~ .`
  static let operatorStart: UInt8 = 4
  static let slash: UInt8 = 5
  /// `! ?`
  static let mark: UInt8 = 6
  static let opening: UInt8 = 7
  static let closing: UInt8 = 8
  /// `, ; @ \`
  static let punctuation: UInt8 = 9
  static let colon: UInt8 = 10
  static let quote: UInt8 = 11
  static let pound: UInt8 = 12
  static let backtick: UInt8 = 13
  static let dollar: UInt8 = 14
  static let nonASCII: UInt8 = 15
  static let zero: UInt8 = 16
  static let invalid: UInt8 = 17

  /// The class of each of the 256 bytes.
  static let table: [UInt8] = {
    var table = [UInt8](repeating: invalid, count: 256)
    func set(_ text: String, _ value: UInt8) {
      for byte in text.utf8 { table[Int(byte)] = value }
    }
    for byte in 0x80...0xFF { table[byte] = nonASCII }
    set(" \t\u{0B}\u{0C}", blank)
    set("\n\r", newline)
    set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_", letter)
    set("0123456789", digit)
    set("=-+*%<>&|^~.", operatorStart)
    set("/", slash)
    set("!?", mark)
    set("([{", opening)
    set(")]}", closing)
    set(",;@\\", punctuation)
    set(":", colon)
    set("\"'", quote)
    set("#", pound)
    set("`", backtick)
    set("$", dollar)
    table[0] = zero
    return table
  }()

  /// 1 for bytes that go on an ASCII identifier: letters, digits, `_`, `$`.
  static let continuesIdentifier: [UInt8] = {
    var result = [UInt8](repeating: 0, count: 256)
    for byte in 0..<256 where table[byte] == letter || table[byte] == digit || table[byte] == dollar { result[byte] = 1 }
    return result
  }()

  /// 1 for bytes that need no look in a single-line or multi-line string: everything printable but `" ' \`.
  static let isPlainInString: [UInt8] = {
    var result = [UInt8](repeating: 0, count: 256)
    for byte in 0x20..<0x7F where byte != 0x22 && byte != 0x27 && byte != 0x5C { result[byte] = 1 }
    return result
  }()

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  @inline(__always)
  static func isHexDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6 }

  @inline(__always)
  static func isASCIILetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// ASCII bytes that an operator can be made of (The Swift Programming Language, Lexical Structure, "Operators").
  @inline(__always)
  static func isOperator(_ byte: UInt8) -> Bool {
    let value = table[Int(byte)]
    return value >= operatorStart && value <= mark
  }
}

/// Which scalars outside ASCII names and operators are made of (The Swift Programming Language, Lexical Structure).
enum ScalarClass {
  static func continuesIdentifier(_ c: UInt32) -> Bool { contains(identifierRanges, c) }

  static func startsIdentifier(_ c: UInt32) -> Bool {
    continuesIdentifier(c) && !contains(combiningRanges, c)
  }

  static func startsOperator(_ c: UInt32) -> Bool { contains(operatorRanges, c) }

  static func continuesOperator(_ c: UInt32) -> Bool {
    startsOperator(c) || contains(combiningRanges, c) || (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0100 && c <= 0xE01EF)
  }

  private static func contains(_ ranges: [ClosedRange<UInt32>], _ value: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= value
  }

  private static let combiningRanges: [ClosedRange<UInt32>] = [
    0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  private static let identifierRanges: [ClosedRange<UInt32>] =
    [
      0x00A8...0x00A8, 0x00AA...0x00AA, 0x00AD...0x00AD, 0x00AF...0x00AF, 0x00B2...0x00B5, 0x00B7...0x00BA,
      0x00BC...0x00BE, 0x00C0...0x00D6, 0x00D8...0x00F6, 0x00F8...0x00FF, 0x0100...0x167F, 0x1681...0x180D,
      0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x206F,
      0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
      0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44,
      0xFE47...0xFFF8,
    ] + (1...14).map { plane in (plane << 16)...((plane << 16) + 0xFFFD) }

  private static let operatorRanges: [ClosedRange<UInt32>] = [
    0x00A1...0x00A7, 0x00A9...0x00A9, 0x00AB...0x00AC, 0x00AE...0x00AE, 0x00B0...0x00B1, 0x00B6...0x00B6,
    0x00BB...0x00BB, 0x00BF...0x00BF, 0x00D7...0x00D7, 0x00F7...0x00F7, 0x2016...0x2017, 0x2020...0x2027,
    0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
    0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030,
  ]
}
