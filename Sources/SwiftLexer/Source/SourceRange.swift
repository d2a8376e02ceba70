/// A half-open range of bytes in one file, counted from 0.
package struct SourceRange: Hashable, Sendable {
  /// Offset of the first byte.
  package var start: UInt32
  /// Offset one past the last byte.
  package var end: UInt32

  @inlinable package init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  @inlinable package init(_ range: Range<Int>) {
    self.init(start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
  }

  /// Number of bytes.
  @inlinable package var length: Int { Int(end) - Int(start) }
  @inlinable package var isEmpty: Bool { start == end }
  /// The same range as `Int` offsets, ready to subscript bytes with.
  @inlinable package var bytes: Range<Int> { Int(start)..<Int(end) }

  @inlinable package func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }
}

extension SourceRange: Comparable {
  package static func < (lhs: SourceRange, rhs: SourceRange) -> Bool {
    (lhs.start, lhs.end) < (rhs.start, rhs.end)
  }
}
