import LintRules
import SwiftLexer
import Testing

@testable import deplint

@Suite("Fixes, shown as hunks")
struct FixHunkTests {
  /// - Parameter edits: what to replace (its first place) and by what.
  private func hunks(_ text: String, _ edits: [(String, String)]) throws -> [String] {
    let file = SourceFile(path: "F", text: text)
    let fix = Fix(
      title: "t", applicability: .safe,
      edits: edits.map { TextEdit(range: Sample.range(of: $0.0, in: file), replacement: $0.1) })
    return render(fix, file)
  }

  private func render(_ fix: Fix, _ file: SourceFile) -> [String] {
    guard let entry = SourceTable([file])["F"] else { return [] }
    let frame = CodeFrame(style: Style(usesColor: false), digits: 2, width: 40)
    return Array(FixHunk.hunks(of: fix, in: entry).map(frame.diff).joined(separator: ["~"]))
  }

  @Test("A replaced word shows its line twice")
  func replacement() throws {
    #expect(try hunks("a\nlet x = Date()\nb", [("Date()", "now")]) == [" 2 - let x = Date()", " 2 + let x = now"])
  }

  @Test("What is inserted behind a line shows that line and its own")
  func insertion() throws {
    let file = SourceFile(path: "F", text: "a\r\nb\r\nc\r\n")
    let edit = TextEdit(range: SourceRange(start: 4, end: 4), replacement: "\n  new")
    #expect(render(Fix(title: "t", applicability: .safe, edits: [edit]), file) == [" 2 | b", " 3 +   new"])
  }

  @Test("What is inserted before the first line shows the line behind it")
  func insertionAtTheStart() {
    let file = SourceFile(path: "F", text: "a\nb")
    let edit = TextEdit(range: SourceRange(start: 0, end: 0), replacement: "import X\n")
    #expect(render(Fix(title: "t", applicability: .safe, edits: [edit]), file) == [" 1 + import X", " 1 | a"])
  }

  @Test("Removed lines show the line before them")
  func removal() throws {
    #expect(try hunks("a\nb\nc\nd", [("b\nc\n", "")]) == [" 1 | a", " 2 - b", " 3 - c"])
  }

  @Test("Edits far apart are hunks of their own, and what the first adds moves the second")
  func severalHunks() throws {
    #expect(
      try hunks("a\nb\nc\nd\ne\nf", [("a", "a\nA"), ("f", "F")]) == [" 1 | a", " 2 + A", "~", " 6 - f", " 7 + F"])
  }

  @Test("Edits of neighbouring lines are one hunk")
  func neighbours() throws {
    #expect(try hunks("a\nb\nc", [("a", "A"), ("b", "B")]) == [" 1 - a", " 2 - b", " 1 + A", " 2 + B"])
  }

  @Test("Of many lines the first are shown and the others counted")
  func manyLines() throws {
    let rows = try hunks("a", [("a", (1...40).map { "n\($0)" }.joined(separator: "\n"))])
    #expect(rows.count == 1 + 13)
    #expect(rows.last == "   + … 28 more lines")
  }

  @Test("A long line is shown around its change, which may be inside a character")
  func longLine() throws {
    let padding = String(repeating: "x", count: 300)
    let rows = try hunks("\(padding)日\(padding)", [("日", "本")])
    #expect(rows.count == 2)
    #expect(rows[0].contains("x日x") && rows[1].contains("x本x"))
    #expect(rows.allSatisfy { $0.displayWidth <= 40 })
  }

  @Test("An edit that changes nothing, and one behind the end, do no harm")
  func edges() throws {
    #expect(try hunks("a\nb", [("b", "b")]).isEmpty)
    let file = SourceFile(path: "F", text: "a")
    let edit = TextEdit(range: SourceRange(start: 90, end: 99), replacement: "b")
    #expect(render(Fix(title: "t", applicability: .safe, edits: [edit]), file) == [" 1 - a", " 1 + ab"])
  }
}
