import SwiftLexer

/// Checks that a file's tokens and comments stand in order, do not overlap, and leave out nothing but blanks, the byte order
/// mark, line ends that a literal escapes, and what an issue says was passed over.
struct TilingChecker {
  /// The first place at which that does not hold; `nil` where it holds everywhere.
  static func problem(in buffer: TokenBuffer, of file: SourceFile) -> String? {
    guard let last = buffer.tokens.last, last.kind == .endOfFile, last.length == 0, Int(last.start) == file.count else {
      return "the last token is no 'endOfFile' at the file's end"
    }
    var position = file.hasByteOrderMark ? 3 : 0
    var comment = 0
    var issue = 0
    for (index, token) in buffer.tokens.enumerated() {
      while comment < buffer.comments.count, Int(buffer.comments[comment].nextToken) <= index {
        guard Int(buffer.comments[comment].nextToken) == index else { return "comment \(comment) is behind its token" }
        let range = buffer.comments[comment].range.bytes
        if let problem = gap(position, range.lowerBound, buffer, file, &issue) { return problem }
        guard range.upperBound >= range.lowerBound + 2 else { return "comment \(comment) is too short" }
        position = range.upperBound
        comment += 1
      }
      let start = index == 0 ? position : escapedLineEnd(position, buffer[index - 1], file)
      if let problem = gap(start, Int(token.start), buffer, file, &issue) { return problem }
      guard token.length > 0 || token.kind == .stringSegment || token.kind == .endOfFile else {
        return "token \(index), \(token.kind), at \(token.start) is empty"
      }
      if Int(token.end) > file.count { return "token \(index) reaches beyond the file" }
      position = Int(token.end)
    }
    guard comment == buffer.comments.count else { return "comment \(comment) belongs to no token" }
    return partnerProblem(in: buffer)
  }

  private static func gap(
    _ start: Int, _ end: Int, _ buffer: TokenBuffer, _ file: SourceFile, _ issue: inout Int
  ) -> String? {
    guard start <= end else { return "what begins at \(end) overlaps what ends at \(start)" }
    var offset = start
    while offset < end {
      switch file.storage[offset] {
      case 0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D:
        offset += 1
      default:
        while issue < buffer.issues.count, Int(buffer.issues[issue].range.end) <= offset || !isPassedOver(buffer.issues[issue].kind) {
          issue += 1
        }
        guard issue < buffer.issues.count, buffer.issues[issue].range.bytes.contains(offset) else {
          return "byte \(offset), \(file.storage[offset]), is in no token and in no comment"
        }
        offset = Int(buffer.issues[issue].range.end)
      }
    }
    return nil
  }

  /// Passes over the escape of a line end, which stands behind a segment of a multi-line literal and is trivia.
  private static func escapedLineEnd(_ start: Int, _ before: Token, _ file: SourceFile) -> Int {
    guard before.kind == .stringSegment, file.storage[start] == UInt8(ascii: "\\") else { return start }
    var offset = start + 1
    while file.storage[offset] == UInt8(ascii: "#") { offset += 1 }
    while file.storage[offset] == 0x20 || file.storage[offset] == 0x09 { offset += 1 }
    return file.storage[offset] == 0x0A || file.storage[offset] == 0x0D ? offset : start
  }

  private static func isPassedOver(_ kind: LexicalIssue.Kind) -> Bool {
    switch kind {
    case .conflictMarker, .nulByte, .invalidCharacter, .invalidUTF8: true
    default: false
    }
  }

  /// Partners point at each other, and what is between them is closed between them.
  private static func partnerProblem(in buffer: TokenBuffer) -> String? {
    var ends: [Int] = []
    for (index, token) in buffer.tokens.enumerated() where token.kind.isBracket && token.partner != TokenBuffer.noPartner {
      let partner = Int(token.partner)
      guard partner < buffer.count, Int(buffer[partner].partner) == index else { return "bracket \(index) has no true partner" }
      if token.kind.isOpeningBracket {
        guard partner > index, partner < ends.last ?? Int.max else { return "bracket \(index) reaches out of the one around it" }
        ends.append(partner)
      } else {
        guard ends.popLast() == index else { return "bracket \(index) closes what another one closes" }
      }
    }
    return nil
  }
}
