/// A set of known words, as bits.
public struct WordSet: Sendable, Equatable {
  /// How many words there can be.
  public static let capacity = 512

  @usableFromInline var bits = SIMD8<UInt64>()

  public init() {}

  public init(_ words: some Sequence<KnownWord>) {
    for word in words { insert(word) }
  }

  public mutating func insert(_ word: KnownWord) {
    bits[word.rawValue >> 6] |= 1 << UInt64(word.rawValue & 63)
  }

  @inlinable public func contains(_ word: KnownWord) -> Bool {
    bits[word.rawValue >> 6] & (1 << UInt64(word.rawValue & 63)) != 0
  }

  @inlinable public func intersects(_ other: WordSet) -> Bool { bits & other.bits != SIMD8<UInt64>() }
}
