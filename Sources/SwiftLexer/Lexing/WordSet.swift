/// A set of known words, as bits.
package struct WordSet: Sendable, Equatable {
  private var bits: [UInt64]

  package init() {
    bits = Array(repeating: 0, count: (KnownWord.allCases.count + 63) / 64)
  }

  package init(_ words: some Sequence<KnownWord>) {
    self.init()
    for word in words { insert(word) }
  }

  package mutating func insert(_ word: KnownWord) {
    bits[Int(word.rawValue >> 6)] |= 1 << UInt64(word.rawValue & 63)
  }

  package func contains(_ word: KnownWord) -> Bool {
    bits[Int(word.rawValue >> 6)] & (1 << UInt64(word.rawValue & 63)) != 0
  }

  package func intersects(_ other: WordSet) -> Bool {
    for index in bits.indices where bits[index] & other.bits[index] != 0 { return true }
    return false
  }
}
