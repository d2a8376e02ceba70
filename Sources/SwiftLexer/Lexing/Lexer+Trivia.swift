/// Comments and conflict markers (The Swift Programming Language, Lexical Structure, "Whitespace and Comments").
extension Lexer {
  /// At `/`: a comment, a regex literal or an operator.
  mutating func lexSlash() {
    switch bytes[position + 1] {
    case UInt8(ascii: "/"): lexLineComment()
    case UInt8(ascii: "*"): lexBlockComment()
    default: lexOperator()
    }
  }

  private mutating func lexLineComment() {
    let start = position
    var end = start + 2
    while true {
      let byte = bytes[end]
      // One comparison for nearly all bytes.
      if byte <= UInt8(ascii: "\r"), byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || (byte == 0 && end >= count) { break }
      end += 1
    }
    position = end
    let isDoc = end - start > 2 && bytes[start + 2] == UInt8(ascii: "/")
    appendComment(isDoc ? .docLine : .line, from: start)
  }

  /// Comments nest: `/*/` opens and does not close, and in `//*/` stands a further `/*`.
  private mutating func lexBlockComment() {
    let start = position
    var depth = 1
    var end = start + 2
    while depth > 0 {
      switch bytes[end] {
      case UInt8(ascii: "*"):
        end += 1
        if bytes[end] == UInt8(ascii: "/") {
          end += 1
          depth -= 1
        }
      case UInt8(ascii: "/"):
        end += 1
        if bytes[end] == UInt8(ascii: "*") {
          end += 1
          depth += 1
        }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        end += 1
        pending.insert(.atStartOfLine)
      case 0 where end >= count:
        report(.unterminatedBlockComment, start..<min(start + 2, count))
        depth = 0
      default:
        end += 1
      }
    }
    position = min(end, count)
    let isDoc = position - start > 4 && bytes[start + 2] == UInt8(ascii: "*")
    appendComment(isDoc ? .docBlock : .block, from: start)
  }

  private mutating func appendComment(_ kind: Comment.Kind, from start: Int) {
    pending.insert(.afterTrivia)
    comments.append(
      Comment(range: SourceRange(start..<position), kind: kind, nextToken: UInt32(truncatingIfNeeded: tokens.count)))
  }

  /// At `<` or `>` at the start of a line: passes over a block that version control left there.
  mutating func skipConflictMarker() -> Bool {
    let start = position
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") || bytes[start - 1] == UInt8(ascii: "\r") else { return false }
    let end: Int?
    if matches("<<<<<<< ", at: start), !noConflictEnd {
      end = endOfConflict(">>>>>>> ", from: start + 8)
      if end == nil { noConflictEnd = true }
    } else if matches(">>>> ", at: start), !noPerforceConflictEnd {
      end = endOfConflict("<<<<\n", from: start + 5)
      if end == nil { noPerforceConflictEnd = true }
    } else {
      end = nil
    }
    guard let end else { return false }
    position = end
    while position < count, bytes[position] != UInt8(ascii: "\n"), bytes[position] != UInt8(ascii: "\r") { position += 1 }
    pending.formUnion([.afterTrivia, .atStartOfLine])
    report(.conflictMarker, start..<position)
    return true
  }

  private func endOfConflict(_ terminator: String, from start: Int) -> Int? {
    var offset = start
    while offset < count {
      if bytes[offset - 1] == UInt8(ascii: "\n") || bytes[offset - 1] == UInt8(ascii: "\r"), matches(terminator, at: offset) {
        return offset + terminator.utf8.count
      }
      offset += 1
    }
    return nil
  }
}
