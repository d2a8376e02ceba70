import LintRules
import SwiftLexer

/// Neighbouring lines that a fix changes.
struct FixHunk: Equatable {
  struct Line: Equatable {
    /// 1-based; in the file as it is for what is removed, as the fix alone leaves it for what is added.
    var number: Int
    var bytes: [UInt8]
    /// The bytes in which it differs from its other side; empty where there is no single other side.
    var change: Range<Int> = 0..<0
  }

  var removed: [Line]
  var added: [Line]
  /// A line that stays, so that one sees where: only where nothing is removed or nothing added.
  var before: Line?
  var after: Line?

  /// Lines with more bytes than this are not shown: nobody could read them, and each finding on them would cost as much.
  private static let limit = 4096

  /// The hunks of a fix in source order. Edits on the same line or on neighbouring lines share one.
  static func hunks(of fix: Fix, in entry: SourceTable.Entry) -> [FixHunk] {
    let count = UInt32(entry.file.count)
    var groups: [(lines: ClosedRange<Int>, edits: [TextEdit])] = []
    for var edit in fix.edits {
      edit.range.start = min(edit.range.start, count)
      edit.range.end = min(max(edit.range.end, edit.range.start), count)
      let lines = entry.lines.position(at: edit.range.start).line...entry.lines.position(at: edit.range.end).line
      if let last = groups.last, lines.lowerBound <= last.lines.upperBound + 1 {
        groups[groups.count - 1].lines = last.lines.lowerBound...max(last.lines.upperBound, lines.upperBound)
        groups[groups.count - 1].edits.append(edit)
      } else {
        groups.append((lines, [edit]))
      }
    }
    var shift = 0
    return groups.compactMap { group in
      let hunk = FixHunk(lines: group.lines, edits: group.edits, in: entry, shift: shift)
      if let hunk { shift += hunk.added.count - hunk.removed.count }
      return hunk
    }
  }

  /// `nil` where the edits change nothing.
  private init?(lines: ClosedRange<Int>, edits: [TextEdit], in entry: SourceTable.Entry, shift: Int) {
    let storage = entry.file.storage
    let start = entry.lines.bytes(ofLine: lines.lowerBound, in: entry.file).lowerBound
    let end = entry.lines.bytes(ofLine: lines.upperBound, in: entry.file).upperBound
    guard end - start <= Self.limit * lines.count else { return nil }
    var result: [UInt8] = []
    var position = start
    for edit in edits {
      let from = max(position, Int(edit.range.start))
      result += storage[position..<from]
      result += edit.replacement.utf8
      position = max(from, Int(edit.range.end))
    }
    if position < end { result += storage[position..<end] }

    let old = Self.split(storage[start..<end])
    let new = Self.split(result[...])
    let shared = min(old.count, new.count)
    let head = (0..<shared).first { old[$0] != new[$0] } ?? shared
    let tail = (0..<(shared - head)).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? shared - head
    let first = lines.lowerBound + head
    removed = old[head..<(old.count - tail)].enumerated().map { Line(number: first + $0.offset, bytes: $0.element) }
    added = new[head..<(new.count - tail)].enumerated().map {
      Line(number: first + shift + $0.offset, bytes: $0.element)
    }
    if removed.isEmpty, added.isEmpty { return nil }
    if removed.count == added.count {
      for index in removed.indices { Self.markChange(&removed[index], &added[index]) }
    } else if removed.isEmpty || added.isEmpty {
      before = Self.context(first - 1, in: entry)
      if before == nil { after = Self.context(first + removed.count, in: entry) }
    }
  }

  /// A line that stays, unless it is blank or there is none.
  private static func context(_ number: Int, in entry: SourceTable.Entry) -> Line? {
    let bytes = Array(entry.file.storage[entry.lines.bytes(ofLine: number, in: entry.file)])
    let isBlank = bytes.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return isBlank ? nil : Line(number: number, bytes: bytes)
  }

  private static func split(_ bytes: ArraySlice<UInt8>) -> [[UInt8]] {
    let file = SourceFile(path: "", bytes: Array(bytes))
    let lines = LineTable(file)
    return (1...lines.lineCount).map { Array(file.storage[lines.bytes(ofLine: $0, in: file)]) }
  }

  private static func markChange(_ old: inout Line, _ new: inout Line) {
    let shared = min(old.bytes.count, new.bytes.count)
    var head = (0..<shared).first { old.bytes[$0] != new.bytes[$0] } ?? shared
    while head > 0, isContinuation(head, of: old.bytes) || isContinuation(head, of: new.bytes) { head -= 1 }
    var tail = (0..<(shared - head)).first {
      old.bytes[old.bytes.count - 1 - $0] != new.bytes[new.bytes.count - 1 - $0]
    } ?? shared - head
    while tail > 0, isContinuation(old.bytes.count - tail, of: old.bytes) { tail -= 1 }
    old.change = head..<(old.bytes.count - tail)
    new.change = head..<(new.bytes.count - tail)
  }

  private static func isContinuation(_ index: Int, of bytes: [UInt8]) -> Bool {
    index < bytes.count && bytes[index] & 0xC0 == 0x80
  }
}
