/// Finds known words by their bytes: open addressing over a mix of length, first, middle and last byte, then a comparison.
struct WordTable: Sendable {
  static let shared = WordTable()

  private static let slotCount = 2048

  /// Index into `entries` plus one, or 0.
  private var slots: [UInt16]
  private var entries: [Entry]
  private var spellings: [UInt8]

  private struct Entry {
    var word: KnownWord
    var offset: UInt16
    var length: UInt8
  }

  private init() {
    slots = Array(repeating: 0, count: Self.slotCount)
    entries = []
    spellings = []
    for word in KnownWord.allCases where word != .none {
      let bytes = Array(word.spelling.utf8)
      entries.append(Entry(word: word, offset: UInt16(spellings.count), length: UInt8(bytes.count)))
      spellings.append(contentsOf: bytes)
      var slot = Self.slot(of: bytes, start: 0, length: bytes.count)
      while slots[slot] != 0 { slot = (slot + 1) & (Self.slotCount - 1) }
      slots[slot] = UInt16(entries.count)
    }
  }

  @inline(__always)
  private static func slot(of bytes: [UInt8], start: Int, length: Int) -> Int {
    let first = UInt32(bytes[start])
    let second = UInt32(bytes[start + length / 2])
    let last = UInt32(bytes[start + length - 1])
    let mixed = (first &* 0x9E37_79B1) ^ (second &* 0x85EB_CA6B) ^ (last &* 0xC2B2_AE35) ^ (UInt32(length) &* 0x27D4_EB2F)
    return Int((mixed ^ (mixed >> 15)) & UInt32(slotCount - 1))
  }

  /// - Parameter length: at least 1.
  @inline(__always)
  func word(in bytes: [UInt8], start: Int, length: Int) -> KnownWord {
    var slot = Self.slot(of: bytes, start: start, length: length)
    while true {
      let index = slots[slot]
      if index == 0 { return .none }
      let entry = entries[Int(index) - 1]
      if Int(entry.length) == length, matches(entry, bytes, start) { return entry.word }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
  }

  private func matches(_ entry: Entry, _ bytes: [UInt8], _ start: Int) -> Bool {
    let offset = Int(entry.offset)
    for index in 0..<Int(entry.length) where spellings[offset + index] != bytes[start + index] { return false }
    return true
  }
}
