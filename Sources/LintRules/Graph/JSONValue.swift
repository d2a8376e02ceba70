/// A JSON value, read without Foundation so that the program starts fast and stays small.
package enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  /// The digits as they are written.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// Members in source order; a repeated name is kept.
  case object([Member])

  package struct Member: Sendable, Equatable {
    package var name: String
    package var value: JSONValue
  }

  /// The last member of an object that has this name.
  package subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  /// A string, unless it is longer than any name or path.
  package var string: String? {
    guard case .string(let text) = self, text.utf8.count <= Self.longestString else { return nil }
    return text
  }
  /// Bytes. Comparing texts takes long where they are piles of combining marks.
  private static let longestString = 4096
  package var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
  package var members: [Member]? { if case .object(let members) = self { members } else { nil } }
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  package var isNull: Bool { self == .null }

  /// Reads one value that reaches from `start` to the end of the bytes, blanks aside. `nil` if there is no such value.
  package init?(_ bytes: [UInt8], from start: Int = 0) {
    var reader = JSONReader(bytes: bytes, index: start)
    guard let value = reader.readDocument() else { return nil }
    self = value
  }
}

/// Reads RFC 8259 text with a stack of its own. Deeper nesting than `deepest` is refused: giving such a value back would take
/// recursion.
private struct JSONReader {
  static let deepest = 500
  let bytes: [UInt8]
  var index: Int

  /// Names of members that are longer than this many bytes are refused: no dump has any, and comparing texts takes long where
  /// they are piles of combining marks.
  static let longestName = 1024

  /// A container whose end has not been seen.
  private struct Open {
    var isObject: Bool
    /// Index of its first element.
    var start: Int
  }

  mutating func readDocument() -> JSONValue? {
    var open: [Open] = []
    // Of all open containers; the names of an array's elements are empty.
    var elements: [JSONValue.Member] = []
    var name = ""
    while true {
      skipBlanks()
      guard let byte = peek(), open.count <= Self.deepest else { return nil }
      var finished: JSONValue
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        let isObject = byte == UInt8(ascii: "{")
        index += 1
        skipBlanks()
        if take(isObject ? "}" : "]") {
          finished = isObject ? .object([]) : .array([])
        } else {
          // The element that it will be, so that its name is kept.
          elements.append(JSONValue.Member(name: name, value: .null))
          open.append(Open(isObject: isObject, start: elements.count))
          guard let next = isObject ? readName() : "" else { return nil }
          name = next
          continue
        }
      default:
        guard let scalar = readScalar() else { return nil }
        finished = scalar
      }
      // Hand the value to the containers that it completes.
      while true {
        skipBlanks()
        guard let top = open.last else { return index == bytes.count ? finished : nil }
        elements.append(JSONValue.Member(name: name, value: finished))
        if take(",") {
          skipBlanks()
          guard let next = top.isObject ? readName() : "" else { return nil }
          name = next
          break
        }
        guard take(top.isObject ? "}" : "]") else { return nil }
        // No slice may be left when elements go, or all that are open would be copied.
        finished = top.isObject ? .object(Array(elements[top.start...])) : .array(elements[top.start...].map(\.value))
        elements.removeLast(elements.count - top.start)
        open.removeLast()
        name = elements.removeLast().name
      }
    }
  }

  private func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ expected: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: expected) else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = peek(), byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
  }

  /// A member's name and the colon behind it.
  private mutating func readName() -> String? {
    guard take("\""), let name = readString(), name.utf8.count <= Self.longestName else { return nil }
    skipBlanks()
    return take(":") ? name : nil
  }

  private mutating func readScalar() -> JSONValue? {
    switch peek() {
    case UInt8(ascii: "\""):
      index += 1
      return readString().map(JSONValue.string)
    case UInt8(ascii: "t"): return takeWord("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return takeWord("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return takeWord("null") ? .null : nil
    default: return readNumber()
    }
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  private mutating func readNumber() -> JSONValue? {
    let start = index
    _ = take("-")
    if !take("0") { guard takeDigits() else { return nil } }
    if take(".") { guard takeDigits() else { return nil } }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard takeDigits() else { return nil }
    }
    return .number(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private mutating func takeDigits() -> Bool {
    let start = index
    while let byte = peek(), byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { index += 1 }
    return index > start
  }

  /// The rest of a string whose opening quote is read.
  private mutating func readString() -> String? {
    let start = index
    while let byte = peek(), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { index += 1 }
    if peek() == UInt8(ascii: "\"") {
      index += 1
      return String(decoding: bytes[start..<index - 1], as: UTF8.self)
    }
    var text = Array(bytes[start..<index])
    while let byte = peek() {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = readEscape() else { return nil }
        text.append(contentsOf: String(scalar).utf8)
      case 0..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func readEscape() -> Unicode.Scalar? {
    guard let byte = peek() else { return nil }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let unit = readHex() else { return nil }
      guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
      let before = index
      if take("\\"), take("u"), let trail = readHex(), UTF16.isTrailSurrogate(trail) {
        return Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(trail) - 0xDC00))
      }
      index = before
      return "\u{FFFD}"
    default: return nil
    }
  }

  private mutating func readHex() -> UInt16? {
    guard index + 4 <= bytes.count else { return nil }
    var value: UInt16 = 0
    for byte in bytes[index..<index + 4] {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      value = value << 4 | UInt16(digit)
    }
    index += 4
    return value
  }
}
