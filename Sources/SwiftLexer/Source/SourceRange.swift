/// A half-open range of bytes in one file, counted from 0.
public struct SourceRange: Hashable, Sendable {
  /// Offset of the first byte.
  public var start: UInt32
  /// Offset one past the last byte.
  public var end: UInt32

  @inlinable public init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  @inlinable public init(_ range: Range<Int>) {
    self.init(start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
  }

  /// Number of bytes.
  @inlinable public var length: Int { Int(end) - Int(start) }
  @inlinable public var isEmpty: Bool { start == end }
  /// The same range as `Int` offsets, ready to subscript bytes with.
  @inlinable public var bytes: Range<Int> { Int(start)..<Int(end) }

  @inlinable public func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }
}

extension SourceRange: Comparable {
  public static func < (lhs: SourceRange, rhs: SourceRange) -> Bool {
    (lhs.start, lhs.end) < (rhs.start, rhs.end)
  }
}
