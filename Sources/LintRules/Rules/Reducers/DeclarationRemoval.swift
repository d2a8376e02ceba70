import SwiftLexer

/// Edits that take declarations out of a file together with their lines: the comment behind them, a documentation comment
/// before them, and the blank line that would be left where two meet.
struct DeclarationRemoval {
  /// For each declaration: `nil` where it shares its keyword with another one.
  private(set) var edits: [TextEdit?] = []

  private let file: SourceFile
  private let pass: Pass

  /// - Parameter declarations: indices into the outline's declarations, ascending. Neighbours are thought of as gone, too.
  init(of declarations: [Int], _ pass: borrowing Pass) {
    self.pass = copy pass
    file = pass.file
    var lines: [Range<Int>?] = []
    for index in declarations {
      let tokens = pass.outline.declarations[index].tokens
      let isShared = [index - 1, index + 1].contains { other in
        pass.outline.declarations.indices.contains(other) && pass.outline.declarations[other].keyword == pass.outline.declarations[index].keyword
      }
      lines.append(isShared ? nil : self.lines(of: tokens))
      edits.append(isShared ? nil : TextEdit(range: inLine(tokens), replacement: ""))
    }
    var index = 0
    while index < lines.count {
      guard let first = lines[index] else {
        index += 1
        continue
      }
      // Neighbours that go together.
      var last = index
      var group = first
      while last + 1 < lines.count, let next = lines[last + 1], next.lowerBound == group.upperBound {
        group = group.lowerBound..<next.upperBound
        last += 1
      }
      for member in index...last { edits[member] = lines[member].map { TextEdit(range: SourceRange($0), replacement: "") } }
      let whole = withoutHole(group)
      if whole.upperBound > group.upperBound, let own = lines[last] {
        edits[last] = TextEdit(range: SourceRange(own.lowerBound..<whole.upperBound), replacement: "")
      } else if whole.lowerBound < group.lowerBound {
        edits[index] = TextEdit(range: SourceRange(whole.lowerBound..<first.upperBound), replacement: "")
      }
      index = last + 1
    }
  }

  // MARK: Lines

  /// The lines of a declaration, line end included; `nil` where something else stands on them.
  private func lines(of tokens: Range<Int>) -> Range<Int>? {
    let end = Int(pass.endOfLine(behind: tokens.upperBound - 1))
    guard let behind = endOfBlankLine(end) else { return nil }
    var start = startOfLine(Int(pass.buffer[tokens.lowerBound].start))
    guard isBlank(start..<Int(pass.buffer[tokens.lowerBound].start)) else { return nil }
    for comment in comments(before: tokens.lowerBound).reversed() {
      guard comment.kind == .docLine || comment.kind == .docBlock, let end = endOfBlankLine(Int(comment.range.end)), end == start else { break }
      let line = startOfLine(Int(comment.range.start))
      guard isBlank(line..<Int(comment.range.start)) else { break }
      start = line
    }
    return start..<behind
  }

  private func comments(before token: Int) -> [Comment] {
    var low = 0
    var high = pass.buffer.comments.count
    while low < high {
      let middle = (low + high) / 2
      if Int(pass.buffer.comments[middle].nextToken) < token { low = middle + 1 } else { high = middle }
    }
    return Array(pass.buffer.comments[low...].prefix { Int($0.nextToken) == token })
  }

  /// A declaration that shares its lines with others: itself, a semicolon behind it and the blanks up to what follows.
  private func inLine(_ tokens: Range<Int>) -> SourceRange {
    let start = pass.buffer[tokens.lowerBound].start
    var end = Int(pass.buffer[tokens.upperBound - 1].end)
    if pass.buffer[tokens.upperBound].kind == .semicolon { end = Int(pass.buffer[tokens.upperBound].end) }
    while file.storage[end] == UInt8(ascii: " ") { end += 1 }
    return SourceRange(start: start, end: UInt32(end))
  }

  /// One of the blank lines around a gap, where nothing is to be set apart any more.
  private func withoutHole(_ lines: Range<Int>) -> Range<Int> {
    let previous = lines.lowerBound == 0 ? 0..<0 : startOfLine(lines.lowerBound - 1)..<lines.lowerBound
    let isFirst = previous.isEmpty || isBlank(previous) || endsInBrace(previous)
    if isFirst, lines.upperBound < file.count, let end = endOfBlankLine(lines.upperBound) { return lines.lowerBound..<end }
    if !previous.isEmpty, isBlank(previous), beginsWithBrace(lines.upperBound) { return previous.lowerBound..<lines.upperBound }
    return lines
  }

  private func startOfLine(_ offset: Int) -> Int {
    var start = offset
    if start > 0, file.storage[start] == UInt8(ascii: "\n"), file.storage[start - 1] == UInt8(ascii: "\r") { start -= 1 }
    while start > 0, !isLineEnd(file.storage[start - 1]) { start -= 1 }
    return start
  }

  /// The start of the next line where only blanks stand up to there.
  private func endOfBlankLine(_ offset: Int) -> Int? {
    var end = offset
    while file.storage[end] == UInt8(ascii: " ") || file.storage[end] == UInt8(ascii: "\t") { end += 1 }
    if end >= file.count { return file.count }
    guard isLineEnd(file.storage[end]) else { return nil }
    return file.storage[end] == UInt8(ascii: "\r") && file.storage[end + 1] == UInt8(ascii: "\n") ? end + 2 : end + 1
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private func isBlank(_ range: Range<Int>) -> Bool {
    file.storage[range].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || isLineEnd($0) }
  }

  private func endsInBrace(_ line: Range<Int>) -> Bool {
    line.reversed().first { !isBlank($0..<$0 + 1) }.map { file.storage[$0] == UInt8(ascii: "{") } ?? false
  }

  private func beginsWithBrace(_ offset: Int) -> Bool {
    var index = offset
    while index < file.count, isBlank(index..<index + 1) { index += 1 }
    return file.storage[index] == UInt8(ascii: "}")
  }
}
