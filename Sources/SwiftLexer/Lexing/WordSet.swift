/// A set of known words, as bits.
package struct WordSet: Sendable, Equatable {
  /// How many words there can be.
  package static let capacity = 512

  @usableFromInline var bits = SIMD8<UInt64>()

  package init() {}

  package init(_ words: some Sequence<KnownWord>) {
    for word in words { insert(word) }
  }

  package mutating func insert(_ word: KnownWord) {
    bits[word.rawValue >> 6] |= 1 << UInt64(word.rawValue & 63)
  }

  @inlinable package func contains(_ word: KnownWord) -> Bool {
    bits[word.rawValue >> 6] & (1 << UInt64(word.rawValue & 63)) != 0
  }

  @inlinable package func intersects(_ other: WordSet) -> Bool { bits & other.bits != SIMD8<UInt64>() }
}
