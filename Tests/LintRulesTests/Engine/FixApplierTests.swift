import LintRules
import SwiftLexer
import Testing

@Suite struct FixApplierTests {
  private let file = SourceFile(path: "a.swift", text: "let a = 1\n")

  private func edit(_ range: Range<Int>, _ replacement: String) -> TextEdit {
    TextEdit(range: SourceRange(range), replacement: replacement)
  }

  private func apply(_ edits: [TextEdit]) -> String? {
    FixApplier.apply(edits, to: file).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func editsAreAppliedInTheOrderOfTheirPlaces() {
    #expect(apply([]) == "let a = 1\n")
    #expect(apply([edit(8..<9, "2"), edit(4..<5, "été")]) == "let été = 2\n")
    #expect(apply([edit(0..<0, "// first\n"), edit(10..<10, "// last\n")]) == "// first\nlet a = 1\n// last\n")
    #expect(apply([edit(0..<10, "")]) == "")
  }

  @Test func editsThatTouchAreNoneThatOverlap() {
    #expect(apply([edit(4..<5, "b"), edit(5..<8, "=")]) == "let b=1\n")
    #expect(apply([edit(4..<4, "_"), edit(4..<5, "b")]) == "let _b = 1\n")
    #expect(apply([edit(4..<5, "b"), edit(5..<5, "_")]) == "let b_ = 1\n")
  }

  @Test func whatOverlapsIsRefused() {
    #expect(apply([edit(0..<5, ""), edit(4..<6, "")]) == nil)
    #expect(apply([edit(4..<4, "x"), edit(4..<4, "y")]) == nil)
    #expect(apply([edit(4..<5, "x"), edit(4..<5, "y")]) == nil)
  }

  @Test func whatReachesBeyondTheFileIsRefused() {
    #expect(apply([edit(9..<11, "")]) == nil)
    #expect(apply([TextEdit(range: SourceRange(start: 5, end: 4), replacement: "")]) == nil)
  }

  @Test func fixesThatCollideWaitForTheNextRound() {
    let first = Fix(title: "rename", applicability: .safe, edits: [edit(4..<5, "b")])
    let second = Fix(title: "rename", applicability: .safe, edits: [edit(4..<5, "c"), edit(8..<9, "2")])
    let third = Fix(title: "add", applicability: .safe, edits: [edit(4..<5, "b"), edit(8..<9, "3")])
    let (bytes, applied) = FixApplier.apply([first, second, third], to: file)
    #expect(String(decoding: bytes, as: UTF8.self) == "let b = 3\n")
    #expect(applied == [0, 2])
  }
}
