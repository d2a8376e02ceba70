import SwiftLexer
import Testing

/// Tokens, comments and blanks cover every byte once, in order.
@Suite struct LexerTilingTests {
  @Test func fixturesAreTiled() {
    #expect(FixtureSources.all.count > 20)
    for file in FixtureSources.all {
      for mode in [LanguageMode.v5, .v6] {
        let file = SourceFile(path: file.path, bytes: file.bytes, languageMode: mode)
        let problem = TilingChecker.problem(in: Lexer.tokenize(file), of: file)
        #expect(problem == nil, "\(file.path), \(mode)")
      }
    }
  }

  @Test(arguments: [
    "", "\u{FEFF}", "\u{FEFF}#!/bin/sh\nlet a = 1", "\"a \\(b \\(\"c\") d\") e", "\"\"\"\n  a\n\n    b \\(c)\n  \"\"\"",
    "#\"\"\"\n  a \\#(b)\n  \"\"\"#", "/* a /* b */ */ c // d", "/*/", "a/*", "<<<<<<< a\nb\n=======\nc\n>>>>>>> d\ne", "a \u{0} b \u{7F}",
    "`a`", "`a", "$0 + $a", "0x", "#/a\n/#", "let r = /a\\/b/", "a ? b : c", "'x'", "\"a\\\n\"", "\"\"\"\n a \\\n b\n \"\"\"", "#if a\n(\n#else\n)\n#endif",
    "{ [ ( } ] )", "\u{2028} a", "é = “quoted”",
  ]) func oddTextsAreTiled(_ text: String) {
    let file = SourceFile(path: "t.swift", text: text)
    #expect(TilingChecker.problem(in: Lexer.tokenize(file), of: file) == nil)
  }

  @Test func theCheckerFindsWhatIsWrong() {
    let file = SourceFile(path: "t.swift", text: "a + b // c")
    let whole = Lexer.tokenize(file)
    #expect(TilingChecker.problem(in: whole, of: file) == nil)
    var gap = whole
    gap.tokens.remove(at: 1)
    #expect(TilingChecker.problem(in: gap, of: file)?.contains("in no token") == true)
    var swapped = whole
    swapped.tokens.swapAt(0, 2)
    #expect(TilingChecker.problem(in: swapped, of: file) != nil)
    var open = whole
    open.tokens.removeLast()
    #expect(TilingChecker.problem(in: open, of: file)?.contains("endOfFile") == true)
    var lost = whole
    lost.comments = []
    #expect(TilingChecker.problem(in: lost, of: file) != nil)
  }
}
