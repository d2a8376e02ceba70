import SwiftLexer
import Testing

/// Broken Swift is data: every kind of issue is found at its place, and lexing goes on behind it.
@Suite struct LexicalIssueTests {
  /// Where an issue stands, and the text of its range.
  private func described(_ bytes: [UInt8]) -> [String] {
    let file = SourceFile(path: "t.swift", bytes: bytes)
    return Lexer.tokenize(file).issues.map { "\($0.kind) \($0.range.start)..<\($0.range.end)" }
  }

  @Test(arguments: [
    ("let a = \"b\nlet c = 1", "unterminatedString 8..<9"),
    ("let a = \"\"\"\nb", "unterminatedString 8..<9"),
    ("let a = 1 /* b", "unterminatedBlockComment 10..<12"),
    ("let a = #/b\n", "unterminatedRegex 8..<9"),
    ("let `a = 1\n", "unterminatedIdentifier 4..<5"),
    ("``", "invalidIdentifier 0..<2"),
    ("f(1", "unclosedBracket 1..<2"),
    ("f(1))", "unmatchedBracket 4..<5"),
    ("a \0 b", "nulByte 2..<3"),
    ("a \u{1} b", "invalidCharacter 2..<3"),
    ("\"a\u{1}b\"", "unprintableCharacter 2..<3"),
    ("\"\\q\"", "invalidEscape 1..<3"),
    ("0x", "invalidNumber 0..<2"),
    ("<<<<<<< a\nb\n=======\nc\n>>>>>>> d\n", "conflictMarker 0..<31"),
    ("a */ b", "unexpectedCommentEnd 2..<4"),
  ]) func issuesStandWhereTheyAre(_ text: String, _ expected: String) {
    #expect(described(Array(text.utf8)) == [expected])
  }

  @Test func brokenUTF8IsAnIssueInCodeAndInText() {
    #expect(described(Array("a ".utf8) + [0xFF] + Array(" b".utf8)) == ["invalidUTF8 2..<3"])
    #expect(described([UInt8(ascii: "\""), 0xC3, UInt8(ascii: "\"")]) == ["invalidUTF8 1..<2"])
  }

  @Test func whatStandsBehindAnIssueIsRead() {
    for broken in ["let a = \"b", "let r = #/b", "let `a = 1", "0x", "a */", "\"\\q\"", "f(1))"] {
      let file = SourceFile(path: "t.swift", text: "\(broken)\nenum Behind {}\n")
      let buffer = Lexer.tokenize(file)
      #expect(!buffer.issues.isEmpty, "\(broken)")
      let outline = OutlineParser.parse(buffer, of: file)
      let names = outline.declarations.map { file.text(buffer.range(of: $0.name)) }
      #expect(names.contains("Behind"), "\(broken)")
    }
  }

  @Test func wellFormedTextHasNoIssue() {
    #expect(described(Array("let a = \"\\u{1F600} \\(b(\"c\"))\" // d */\n#if A\n()\n#else\n[]\n#endif\n".utf8)) == [])
    #expect(described(Array("let a = #\"\"\"\n  b \"\" \\q\n  \"\"\"#\n".utf8)) == [])
  }
}
