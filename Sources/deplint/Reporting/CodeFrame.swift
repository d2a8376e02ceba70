import LintRules
import SwiftLexer

/// Lines of code behind a gutter of line numbers, each fitted to the width.
struct CodeFrame {
  let style: Style
  /// Columns of the gutter's numbers.
  let digits: Int
  /// Columns of the whole frame.
  let width: Int

  private var columns: Int { width - digits - 3 }

  /// A gutter with nothing beside it.
  var spacer: String { gutter(nil, "|") }

  /// The line that a range starts on, underlined as far as the range goes there. Empty for a path whose text is not at
  /// hand.
  func underlined(
    _ range: SourceRange, in path: String, _ sources: SourceTable, mark: Character, role: Style.Role
  ) -> [String] {
    guard let entry = sources[path] else { return [] }
    let number = entry.lines.position(at: min(range.start, UInt32(entry.file.count))).line
    let line = entry.lines.bytes(ofLine: number, in: entry.file)
    let start = max(0, min(Int(range.start), line.upperBound) - line.lowerBound)
    let end = max(start, min(Int(range.end), line.upperBound) - line.lowerBound)
    let excerpt = Excerpt(of: entry.file.storage[line], mark: start..<end, columns: columns)
    let underline = String(repeating: mark, count: excerpt.length)
    return [
      row(number, "|", excerpt.text),
      "\(gutter(nil, "|")) \(String(repeating: " ", count: excerpt.indent))\(style.paint(underline, role))",
    ]
  }

  /// What a hunk takes away and adds, with a line beside it where it does only one of the two.
  func diff(_ hunk: FixHunk) -> [String] {
    var rows: [String] = []
    if let line = hunk.before { rows.append(row(line.number, "|", excerpt(line).text)) }
    rows += limited(hunk.removed, "-", .removed)
    rows += limited(hunk.added, "+", .added)
    if let line = hunk.after { rows.append(row(line.number, "|", excerpt(line).text)) }
    return rows
  }

  private static let limit = 12

  private func limited(_ lines: [FixHunk.Line], _ sign: String, _ role: Style.Role) -> [String] {
    // One line too many is shown rather than counted.
    let shown = lines.count <= Self.limit + 1 ? lines[...] : lines.prefix(Self.limit)
    var rows = shown.map { row($0.number, sign, excerpt($0).text, role) }
    if shown.count < lines.count { rows.append(row(nil, sign, "… \(lines.count - shown.count) more lines", role)) }
    return rows
  }

  private func excerpt(_ line: FixHunk.Line) -> Excerpt {
    Excerpt(of: line.bytes[...], mark: line.change, columns: columns)
  }

  private func row(_ number: Int?, _ sign: String, _ text: String, _ role: Style.Role? = nil) -> String {
    let start = gutter(number, sign, role)
    return text.isEmpty ? start : "\(start) \(role.map { style.paint(text, $0) } ?? text)"
  }

  private func gutter(_ number: Int?, _ sign: String, _ role: Style.Role? = nil) -> String {
    let text = number.map(String.init) ?? ""
    let padding = String(repeating: " ", count: max(0, digits - text.count))
    guard let role else { return style.paint("\(padding)\(text) \(sign)", .gutter) }
    return style.paint("\(padding)\(text)", .gutter) + " " + style.paint(sign, role)
  }
}
