import SwiftLexer

/// Edits of a manifest's text.
enum ManifestEdits {
  /// Takes an element out of its list, with the comma behind it, else the one before it, and its line where nothing else
  /// stands on it. `nil` where the element is not found among the manifest's tokens.
  static func removal(of element: SourceRange, _ pass: borrowing Pass) -> TextEdit? {
    guard isReread(pass), let tokens = tokens(of: element, pass) else { return nil }
    let buffer = pass.buffer
    var range = element
    if tokens.upperBound < buffer.count, buffer[tokens.upperBound].kind == .comma {
      range = SourceRange(start: range.start, end: buffer[tokens.upperBound].end)
    } else if tokens.lowerBound > 0, buffer[tokens.lowerBound - 1].kind == .comma {
      return TextEdit(range: SourceRange(start: buffer[tokens.lowerBound - 1].start, end: range.end), replacement: "")
    }
    return TextEdit(range: widened(range, pass), replacement: "")
  }

  /// Adds an element to the `dependencies:` of the target that a literal names. `nil` where that is no literal array.
  static func insertion(_ element: String, intoDependenciesOf target: SourceRange, _ pass: borrowing Pass) -> TextEdit? {
    guard isReread(pass), let bracket = dependencies(of: target, pass)?.array else { return nil }
    let buffer = pass.buffer
    guard buffer[bracket].partner != TokenBuffer.noPartner else { return nil }
    let close = Int(buffer[bracket].partner)
    if close == bracket + 1 { return insert(element, at: buffer[bracket].end) }
    let last = close - 1
    let hasComma = buffer[last].kind == .comma
    guard buffer[close].flags.contains(.atStartOfLine) else {
      return insert(hasComma ? " " + element : ", " + element, at: buffer[last].end)
    }
    let indentation = pass.lineBreak + pass.indentation(of: bracket + 1)
    guard buffer[bracket + 1].flags.contains(.atStartOfLine) else {
      return insert(hasComma ? " " + element : ", " + element, at: buffer[last].end)
    }
    // A comment may stand behind the last element.
    if hasComma { return insert(indentation + element + ",", at: pass.endOfLine(behind: last)) }
    return insert("," + indentation + element, at: buffer[last].end)
  }

  /// The label `dependencies` in the call that names a target, and the bracket of its literal array.
  static func dependencies(of target: SourceRange, _ pass: borrowing Pass) -> (label: SourceRange, array: Int)? {
    guard let name = tokens(of: target, pass) else { return nil }
    let buffer = pass.buffer
    var index = name.upperBound
    while index + 2 < buffer.count {
      let token = buffer[index]
      if token.kind == .rightParen { return nil }
      if token.kind.isWord, buffer[index + 1].kind == .colon, pass.text(index) == "dependencies" {
        guard buffer[index + 2].kind == .leftSquare, buffer[index + 2].partner != TokenBuffer.noPartner else { return nil }
        // `[…] + more` is no literal.
        let behind = Int(buffer[index + 2].partner) + 1
        guard behind < buffer.count, buffer[behind].kind == .comma || buffer[behind].kind == .rightParen else { return nil }
        return (token.range, index + 2)
      }
      index = token.kind.isOpeningBracket && token.partner != TokenBuffer.noPartner ? Int(token.partner) + 1 : index + 1
    }
    return nil
  }

  /// The package was read from its text, and will be again. One that SwiftPM told of would have to be run to see what an edit
  /// makes of it.
  private static func isReread(_ pass: borrowing Pass) -> Bool {
    guard let package = pass.manifest, let linkage = pass.project.linkage else { return false }
    return !linkage.graph.packages[package].isEvaluated
  }

  private static func insert(_ text: String, at offset: UInt32) -> TextEdit {
    TextEdit(range: SourceRange(start: offset, end: offset), replacement: text)
  }

  /// The tokens that a range of bytes consists of.
  private static func tokens(of range: SourceRange, _ pass: borrowing Pass) -> Range<Int>? {
    var low = 0
    var high = pass.buffer.count
    while low < high {
      let middle = (low + high) / 2
      if pass.buffer[middle].start < range.start { low = middle + 1 } else { high = middle }
    }
    guard low < pass.buffer.count, pass.buffer[low].start == range.start else { return nil }
    var end = low
    while end < pass.buffer.count, pass.buffer[end].end <= range.end, pass.buffer[end].start < range.end { end += 1 }
    return end > low && pass.buffer[end - 1].end == range.end ? low..<end : nil
  }

  /// With the blanks before it and the line's end, where it fills its lines; else with the blank behind it.
  private static func widened(_ range: SourceRange, _ pass: borrowing Pass) -> SourceRange {
    let bytes = pass.file.storage
    var start = Int(range.start)
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    var end = Int(range.end)
    while end < pass.file.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    let startsLine = start == 0 || bytes[start - 1] == UInt8(ascii: "\n") || bytes[start - 1] == UInt8(ascii: "\r")
    let isLineEnd = end < pass.file.count && (bytes[end] == UInt8(ascii: "\n") || bytes[end] == UInt8(ascii: "\r"))
    guard startsLine, isLineEnd else { return SourceRange(start: range.start, end: UInt32(end)) }
    if bytes[end] == UInt8(ascii: "\r"), end + 1 < pass.file.count, bytes[end + 1] == UInt8(ascii: "\n") { end += 1 }
    return SourceRange(start: UInt32(start), end: UInt32(end + 1))
  }
}
