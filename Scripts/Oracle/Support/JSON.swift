/// A JSON value as it stands in a dump: numbers are integers, and an object keeps its keys in order.
enum JSON: Equatable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSON])
  case object([Member])

  struct Member: Equatable {
    var key: String
    var value: JSON
  }

  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The value on one line, as the dumps print it.
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): String(value)
    case .string(let value): Self.quoted(value)
    case .array(let values): "[" + values.map(\.description).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.key) + ":" + $0.value.description }.joined(separator: ",") + "}"
    }
  }

  static func strings(_ values: [String]) -> JSON { .array(values.map(JSON.string)) }

  /// A string in double quotes. Only what JSON demands is escaped: `"`, `\` and control characters.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// Reads one JSON value from bytes. Fractions and exponents do not occur in dumps and are refused.
struct JSONReader {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  /// The value that the bytes hold, or `nil` if they are not exactly one.
  static func read(_ bytes: ArraySlice<UInt8>) -> JSON? {
    var reader = JSONReader(bytes: bytes, index: bytes.startIndex)
    guard let value = reader.value(), reader.next() == nil else { return nil }
    return value
  }

  private mutating func next() -> UInt8? {
    while index < bytes.endIndex, bytes[index] == 0x20 || (bytes[index] >= 0x09 && bytes[index] <= 0x0D) { index += 1 }
    return index < bytes.endIndex ? bytes[index] : nil
  }

  private mutating func take(_ byte: Character) -> Bool {
    guard let next = next(), next == byte.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  private mutating func value() -> JSON? {
    guard let first = next() else { return nil }
    switch Character(UnicodeScalar(first)) {
    case "{": return object()
    case "[": return array()
    case "\"": return string().map(JSON.string)
    case "t": return take(word: "true") ? .bool(true) : nil
    case "f": return take(word: "false") ? .bool(false) : nil
    case "n": return take(word: "null") ? .null : nil
    default:
      let end = bytes[index...].firstIndex { $0 != UInt8(ascii: "-") && !(0x30...0x39).contains($0) } ?? bytes.endIndex
      guard let number = Int(String(decoding: bytes[index..<end], as: UTF8.self)) else { return nil }
      index = end
      return .number(number)
    }
  }

  private mutating func object() -> JSON? {
    var members: [JSON.Member] = []
    guard take("{") else { return nil }
    if take("}") { return .object(members) }
    repeat {
      guard next() != nil, let key = string(), take(":"), let value = value() else { return nil }
      members.append(JSON.Member(key: key, value: value))
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array() -> JSON? {
    var values: [JSON] = []
    guard take("[") else { return nil }
    if take("]") { return .array(values) }
    repeat {
      guard let value = value() else { return nil }
      values.append(value)
    } while take(",")
    return take("]") ? .array(values) : nil
  }

  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    var text: [UInt8] = []
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        text.append(contentsOf: String(scalar).utf8)
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> UnicodeScalar? {
    guard index < bytes.endIndex else { return nil }
    let byte = UnicodeScalar(bytes[index])
    index += 1
    switch byte {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "u":
      guard index + 4 <= bytes.endIndex,
        let code = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
      else { return nil }
      index += 4
      return UnicodeScalar(code)
    default: return byte
    }
  }
}
