/// A shell-like pattern for one name: `*` any text, `?` one character, `[abc]`, `[a-z]`, `[!a]` one of a set.
///
/// Made once, then matched in time bounded by the product of both lengths: the last `*` alone is ever tried again.
/// Upper and lower case differ. A `[` that is not closed stands for itself.
package struct Wildcard: Sendable, Equatable {
  private enum Element: Sendable, Equatable {
    case byte(UInt8)
    case anyScalar
    case anyText
    case scalar(of: [ClosedRange<UInt32>], isNegated: Bool)

    var byte: UInt8? { if case .byte(let byte) = self { byte } else { nil } }
  }
  private var elements: [Element] = []
  /// Bytes that every match begins and ends with, up to the first and from the last element that is no byte. They tell
  /// most names at a glance.
  private var prefix: [UInt8] = []
  private var suffix: [UInt8] = []

  package init(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "*"):
        if elements.last != .anyText { elements.append(.anyText) }
      case UInt8(ascii: "?"): elements.append(.anyScalar)
      case UInt8(ascii: "["):
        if let set = Self.parseSet(bytes, &position) { elements.append(set) } else { elements.append(.byte(byte)) }
      default: elements.append(.byte(byte))
      }
    }
    prefix = elements.prefix { $0.byte != nil }.compactMap(\.byte)
    if prefix.count < elements.count { suffix = elements.reversed().prefix { $0.byte != nil }.compactMap(\.byte).reversed() }
  }

  package func matches(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    return matches(bytes, in: 0..<bytes.count)
  }

  func matches(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
    guard hasEnds(bytes, range) else { return false }
    var element = 0
    var position = range.lowerBound
    /// Behind the last `*`: the element to go on with, and where its text ends so far.
    var retry: (element: Int, position: Int)?
    while true {
      if element == elements.count {
        if position == range.upperBound { return true }
      } else if elements[element] == .anyText {
        element += 1
        if element == elements.count { return true }
        retry = (element, position)
        continue
      } else if position < range.upperBound, let length = length(of: elements[element], bytes, position, range) {
        element += 1
        position += length
        continue
      }
      guard let last = retry, last.position < range.upperBound else { return false }
      position = last.position + UTF8Scalar.decode(bytes, at: last.position, end: range.upperBound).length
      element = last.element
      retry = (element, position)
    }
  }

  private func hasEnds(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard range.count >= prefix.count + suffix.count else { return false }
    for index in prefix.indices where bytes[range.lowerBound + index] != prefix[index] { return false }
    let start = range.upperBound - suffix.count
    for index in suffix.indices where bytes[start + index] != suffix[index] { return false }
    return true
  }

  /// Number of bytes at `position` that an element covers, or `nil` where it does not match.
  private func length(of element: Element, _ bytes: [UInt8], _ position: Int, _ range: Range<Int>) -> Int? {
    switch element {
    case .byte(let byte): return bytes[position] == byte ? 1 : nil
    case .anyScalar: return UTF8Scalar.decode(bytes, at: position, end: range.upperBound).length
    case .anyText: return nil
    case .scalar(let set, let isNegated):
      let (value, length) = UTF8Scalar.decode(bytes, at: position, end: range.upperBound)
      return set.contains { $0.contains(value) } != isNegated ? length : nil
    }
  }

  /// Reads a set whose `[` stands before `position`, and goes on behind its `]`; `nil` and no step without one.
  private static func parseSet(_ bytes: [UInt8], _ position: inout Int) -> Element? {
    var index = position
    let isNegated = index < bytes.count && (bytes[index] == UInt8(ascii: "!") || bytes[index] == UInt8(ascii: "^"))
    if isNegated { index += 1 }
    let first = index
    var set: [ClosedRange<UInt32>] = []
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "]"), index > first {
        position = index + 1
        return .scalar(of: set, isNegated: isNegated)
      }
      let (low, length) = UTF8Scalar.decode(bytes, at: index, end: bytes.count)
      index += length
      var high = low
      if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "-"), bytes[index + 1] != UInt8(ascii: "]") {
        let (value, length) = UTF8Scalar.decode(bytes, at: index + 1, end: bytes.count)
        index += 1 + length
        high = value
      }
      if low <= high { set.append(low...high) }
    }
    return nil
  }
}
