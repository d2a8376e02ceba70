/// Finds known words by their bytes: open addressing over a mix of length and last bytes, then a comparison.
struct WordTable: Sendable {
  static let shared = WordTable()

  /// The last eight bytes of a word, made up while the word is read: nearly all that tells it from others.
  struct Tail: Equatable {
    fileprivate var bytes: UInt64 = 0

    @inline(__always)
    mutating func append(_ byte: UInt8) { bytes = bytes << 8 | UInt64(byte) }
  }

  private static let slotBits: UInt64 = 11

  /// Index into `entries` plus one, or 0.
  private var slots: [UInt16]
  private var entries: [Entry]
  private var spellings: [UInt8]

  private struct Entry {
    var tail: Tail
    var word: KnownWord
    var offset: UInt16
    var length: UInt8
  }

  private init() {
    slots = Array(repeating: 0, count: 1 << Self.slotBits)
    entries = []
    spellings = []
    for word in KnownWord.allCases where word != .none {
      let start = spellings.count
      spellings.append(contentsOf: word.spelling.utf8)
      let tail = Self.tail(of: spellings, start..<spellings.count)
      let length = spellings.count - start
      entries.append(Entry(tail: tail, word: word, offset: UInt16(start), length: UInt8(length)))
      var slot = Self.slot(of: tail, length: length)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt16(entries.count)
    }
  }

  @inline(__always)
  private static func slot(of tail: Tail, length: Int) -> Int {
    let mixed = (tail.bytes &+ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> (64 - slotBits))
  }

  private static func tail(of bytes: [UInt8], _ range: Range<Int>) -> Tail {
    var tail = Tail()
    for index in range { tail.append(bytes[index]) }
    return tail
  }

  func word(in bytes: [UInt8], _ range: Range<Int>) -> KnownWord {
    word(in: bytes, start: range.lowerBound, length: range.count, Self.tail(of: bytes, range))
  }

  @inline(__always)
  func word(in bytes: [UInt8], start: Int, length: Int, _ tail: Tail) -> KnownWord {
    var slot = Self.slot(of: tail, length: length)
    while true {
      let index = slots[slot]
      if index == 0 { return .none }
      let entry = entries[Int(index) - 1]
      if entry.tail == tail, Int(entry.length) == length, length <= 8 || matches(entry, bytes, start) { return entry.word }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  /// The bytes before the last eight are the same, too.
  private func matches(_ entry: Entry, _ bytes: [UInt8], _ start: Int) -> Bool {
    let offset = Int(entry.offset)
    for index in 0..<Int(entry.length) - 8 where spellings[offset + index] != bytes[start + index] { return false }
    return true
  }
}
