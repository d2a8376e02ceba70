/// Reads single scalars out of UTF-8 bytes.
enum UTF8Scalar {
  /// Number of bytes of the scalar that begins at `position`, or `nil` where the bytes before `end` are not well-formed.
  static func length(in bytes: [UInt8], at position: Int, end: Int) -> Int? {
    let first = bytes[position]
    let second = position + 1 < end ? bytes[position + 1] : 0
    let length: Int
    switch (first, second) {
    case (0...0x7F, _): return 1
    case (0xC2...0xDF, 0x80...0xBF): return 2
    case (0xE0, 0xA0...0xBF), (0xE1...0xEC, 0x80...0xBF), (0xED, 0x80...0x9F), (0xEE...0xEF, 0x80...0xBF): length = 3
    case (0xF0, 0x90...0xBF), (0xF1...0xF3, 0x80...0xBF), (0xF4, 0x80...0x8F): length = 4
    default: return nil
    }
    guard position + length <= end else { return nil }
    for offset in 2..<length where bytes[position + offset] & 0xC0 != 0x80 { return nil }
    return length
  }

  /// Value and number of bytes of the scalar at `position`; a broken byte is U+FFFD and one byte long.
  static func decode(_ bytes: [UInt8], at position: Int, end: Int) -> (value: UInt32, length: Int) {
    guard let length = length(in: bytes, at: position, end: end) else { return (0xFFFD, 1) }
    let first = UInt32(bytes[position])
    guard length > 1 else { return (first, 1) }
    var value = first & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(bytes[position + offset] & 0x3F) }
    return (value, length)
  }
}
