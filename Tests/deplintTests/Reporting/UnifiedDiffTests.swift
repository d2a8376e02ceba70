import SwiftLexer
import Testing

@testable import deplint

@Suite struct UnifiedDiffTests {
  private func diff(_ before: String, _ after: String) -> String {
    UnifiedDiff.render(SourceFile(path: "a.swift", text: before), SourceFile(path: "a.swift", text: after))
  }

  @Test func equalTextsHaveNoDifference() { #expect(diff("a\nb\n", "a\nb\n") == "") }

  @Test func changesFarApartAreHunksOfTheirOwn() {
    let lines = (1...30).map { "\($0)\n" }
    var changed = lines
    changed[1] = "two\n"
    changed[20] = "twenty-one\n"
    let text = diff(lines.joined(), changed.joined())
    #expect(text.hasPrefix("--- a/a.swift\n+++ b/a.swift\n@@ -1,5 +1,5 @@\n 1\n-2\n+two\n 3\n 4\n 5\n@@ -18,7 +18,7 @@\n 18\n"))
    #expect(text.hasSuffix(" 20\n-21\n+twenty-one\n 22\n 23\n 24\n"))
  }

  @Test func aMissingLineEndIsSaid() {
    #expect(diff("a", "b\n") == "--- a/a.swift\n+++ b/a.swift\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+b\n")
  }

  @Test func anEmptyFileBeginsAtLineZero() {
    #expect(diff("", "a\n") == "--- a/a.swift\n+++ b/a.swift\n@@ -0,0 +1,1 @@\n+a\n")
  }
}
