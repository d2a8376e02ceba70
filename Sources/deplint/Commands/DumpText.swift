import SwiftLexer

/// What the dumps of an outline are written with. Text of the file is copied byte for byte.
extension [UInt8] {
  mutating func write(_ text: String) { append(contentsOf: text.utf8) }

  mutating func write(_ number: some BinaryInteger) { append(contentsOf: String(number).utf8) }

  /// Writes what a JSON string holds: quotes, backslashes and control characters escaped, nothing else.
  mutating func writeJSON(_ text: some Sequence<UInt8>) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""): write("\\\"")
      case UInt8(ascii: "\\"): write("\\\\")
      case UInt8(ascii: "\n"): write("\\n")
      case UInt8(ascii: "\r"): write("\\r")
      case UInt8(ascii: "\t"): write("\\t")
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        write("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      default: append(byte)
      }
    }
  }

  /// Writes a JSON list of strings.
  mutating func writeJSONList(_ items: [ArraySlice<UInt8>]) {
    append(UInt8(ascii: "["))
    for (index, item) in items.enumerated() {
      write(index > 0 ? ",\"" : "\"")
      writeJSON(item)
      append(UInt8(ascii: "\""))
    }
    append(UInt8(ascii: "]"))
  }
}

extension SourceFile {
  /// The bytes of some tokens and of what stands between them.
  func bytes(of tokens: Range<Int>, in buffer: TokenBuffer) -> ArraySlice<UInt8> { storage[buffer.range(of: tokens).bytes] }

  func bytes(of token: Int, in buffer: TokenBuffer) -> ArraySlice<UInt8> { storage[buffer[token].range.bytes] }
}
