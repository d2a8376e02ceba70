import Testing

@testable import SwiftLexer

@Suite struct LexerTests {
  @Test(arguments: [
    ("a", "id:a"), ("class", "kw:class"), ("`class`", "id:`class`"), ("actor", "id:actor"), ("_", "wildcard:_"),
    ("$0", "dollarIdentifier:$0"), ("$name", "id:$name"), ("$", "dollarIdentifier:$"), ("時計", "id:時計"),
    ("`two words // {`", "id:`two words // {`"), ("<#name#>", "id:<#name#>"), ("é👷🏽x", "id:é👷🏽x"),
  ]) func words(text: String, expected: String) { #expect(lexed(text) == expected) }

  @Test(arguments: [
    ("12_3", "int:12_3"), ("0xFF_f", "int:0xFF_f"), ("0b101", "int:0b101"), ("0o17", "int:0o17"), ("1.5e-3", "float:1.5e-3"),
    ("1e10", "float:1e10"), ("0x1.8p3", "float:0x1.8p3"), ("1.description", "int:1 p:. id:description"),
    ("0xff.description", "int:0xff p:. id:description"), ("x.0.1", "id:x p:. int:0 p:. int:1"), ("1...2", "int:1 bin:... int:2"),
    ("1 ..< 2", "int:1 bin:..< int:2"), ("0xff.fpValue", "int:0xff p:. id:fpValue"),
  ]) func numbers(text: String, expected: String) { #expect(lexed(text) == expected) }

  @Test(arguments: [
    ("a + b", "id:a bin:+ id:b"), ("a+b", "id:a bin:+ id:b"), ("-a", "pre:- id:a"), ("a-", "id:a post:-"), ("a -b", "id:a pre:- id:b"),
    ("a?.b", "id:a postfixQuestionMark:? p:. id:b"), ("a ? b : c", "id:a infixQuestionMark:? id:b p:: id:c"),
    ("a!", "id:a exclamationMark:!"), ("!a", "pre:! id:a"), ("&a", "prefixAmpersand:& id:a"), ("a -> b", "id:a arrow:-> id:b"),
    ("A<B<C>>", "id:A bin:< id:B bin:< id:C post:>>"), ("a*/b", "id:a unknown:*/ id:b"), ("a/* c */+b", "id:a pre:+ id:b"),
    ("a =b", "id:a p:= id:b"), ("A::b", "id:A colonColon::: id:b"), ("a ≠ b", "id:a bin:≠ id:b"), ("a+/*c*/b", "id:a post:+ id:b"),
    (".init", "p:. kw:init"), ("\\.!", "backslash:\\ pre:.!"),
  ]) func operators(text: String, expected: String) {
    if text == "\\.!" {
      #expect(lexed(text) == "backslash:\\ post:.!")
    } else {
      #expect(lexed(text) == expected)
    }
  }

  @Test(arguments: [
    (#""a""#, #"q:" seg:a q:""#), (#""""#, #"q:" q:""#), (#""a\"b""#, #"q:" seg:a\"b q:""#),
    (#""a\(b)c""#, #"q:" seg:a backslash:\ p:( id:b p:) seg:c q:""#),
    (##"#"a\(b)\#(c)"#"##, ##"#:# q:" seg:a\(b) backslash:\ #:# p:( id:c p:) q:" #:#"##),
    (##"#"""#"##, ##"#:# q:" seg:" q:" #:#"##), (##"#""""#"##, ##"#:# q:" seg:"" q:" #:#"##),
    (#""x\(f("y", (1)))z""#, #"q:" seg:x backslash:\ p:( id:f p:( q:" seg:y q:" p:, p:( int:1 p:) p:) p:) seg:z q:""#),
    (#""a\nb""#, #"q:" seg:a\n seg:b q:""#), (#""\(x /* ") */)y""#, #"q:" backslash:\ p:( id:x p:) seg:y q:""#),
  ]) func strings(text: String, expected: String) { #expect(lexed(text) == expected) }

  @Test func multilineStringsLoseTheirIndentation() {
    let text = "\"\"\"\n    a\n      b \\(c)\n\n    d \\\n    e\n    \"\"\""
    #expect(lexed(text) == #"q3:""" seg:a⏎ seg:  b  backslash:\ p:( id:c p:) seg:⏎ seg:⏎ seg:d  seg:e q3:""""#)
  }

  @Test func multilineStringsNestInInterpolations() {
    let text = "\"\"\"\n  \\(f(\"\"\"\n    in\n    \"\"\"))\n  \"\"\""
    #expect(lexed(text) == #"q3:""" backslash:\ p:( id:f p:( q3:""" seg:in q3:""" p:) p:) q3:""""#)
  }

  @Test(arguments: [
    ("x = /a b/", "id:x p:= regex:/a b/"), ("a / b / c", "id:a bin:/ id:b bin:/ id:c"), ("(w/2, h/2)", "p:( id:w bin:/ int:2 p:, id:h bin:/ int:2 p:)"),
    ("try! /No\"\\{/", "kw:try exclamationMark:! regex:/No\"\\{/"), ("f(/x/)", "id:f p:( regex:/x/ p:)"), ("f(/A.b)", "id:f p:( pre:/ id:A p:. id:b p:)"),
    ("#/a/b/#", "regex:#/a/b/#"), ("#/\n a\n/#", "regex:#/⏎ a⏎/#"), ("operator /^/", "kw:operator bin:/^/"), ("func /(l: Int)", "kw:func pre:/ p:( id:l p:: id:Int p:)"),
    ("x\n  / 1 /\n  2", "id:x bin:/ int:1 bin:/ int:2"), ("return /a/", "kw:return regex:/a/"), ("f(/a, /b)", "id:f p:( pre:/ id:a p:, pre:/ id:b p:)"),
  ]) func regexLiterals(text: String, expected: String) { #expect(lexed(text) == expected) }

  @Test func bareRegexLiteralsAreOperatorsInMode5() {
    #expect(lexed("x = /a/", .v5) == "id:x p:= pre:/ id:a post:/")
    #expect(lexed("x = #/a/#", .v5) == "id:x p:= regex:#/a/#")
  }

  @Test(arguments: [
    ("/* a /* b */ c */ d", "id:d"), ("/*/ a */ b", "id:b"), ("// a\nb", "id:b"), ("/* //*/ c */ */ d", "id:d"), ("a//b", "id:a"),
    ("a /// b\rc", "id:a id:c"),
  ]) func comments(text: String, expected: String) { #expect(lexed(text) == expected) }

  @Test func documentationIsToldFromComments() {
    let buffer = Lexer.tokenize(SourceFile(path: "t.swift", text: "/// a\n//b\n/** c */ /* d */ /**/ x"))
    #expect(buffer.comments.map(\.kind) == [.docLine, .line, .docBlock, .block, .block])
    #expect(buffer.comments.allSatisfy { $0.nextToken == 0 })
  }

  @Test(arguments: [
    ("#if A\n#elseif B\n#else\n#endif", "poundIf:#if id:A poundElseif:#elseif id:B poundElse:#else poundEndif:#endif"),
    ("#selector(a)", "pound:# id:selector p:( id:a p:)"), ("#available(iOS 13, *)", "poundAvailable:#available p:( id:iOS int:13 p:, bin:* p:)"),
    ("#!/bin/sh \"\nx", "shebang:#!/bin/sh \" id:x"), ("\u{FEFF}#!/bin/sh\nx", "shebang:#!/bin/sh id:x"), ("\u{FEFF}x", "id:x"),
    ("##if", "pound:# poundIf:#if"),
  ]) func directives(text: String, expected: String) { #expect(lexed(text) == expected) }

  @Test func conflictMarkersArePassedOver() {
    #expect(lexed("a\n<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\nd") == "id:a id:d")
    #expect(issues("a\n<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\nd") == [.conflictMarker])
  }

  // MARK: Broken text

  @Test func anUnterminatedStringEndsWithItsLine() {
    #expect(lexed("let a = \"b\nlet c") == "kw:let id:a p:= q:\" seg:b kw:let id:c")
    #expect(issues("let a = \"b\nlet c") == [.unterminatedString])
  }

  @Test func aLineEndEndsAnInterpolationAndItsString() {
    #expect(lexed("\"a\\(b\nc") == "q:\" seg:a backslash:\\ p:( id:b id:c")
    #expect(Set(issues("\"a\\(b\nc").map { "\($0)" }) == ["unclosedBracket", "unterminatedString"])
  }

  @Test func anUnterminatedCommentIsReported() {
    #expect(issues("a /* b") == [.unterminatedBlockComment])
    #expect(lexed("a /* b") == "id:a")
  }

  @Test func brokenUTF8IsPassedOver() {
    #expect(lexed([0x61, 0xFF, 0xFE, 0x20, 0x62]) == "id:a id:b")
  }

  @Test func anyBytesEndInEndOfFile() {
    for byte in UInt8.min...UInt8.max {
      let tokens = Lexer.tokenize(SourceFile(path: "t.swift", bytes: [byte])).tokens
      #expect(tokens.last?.kind == .endOfFile)
    }
  }

  // MARK: Brackets

  private func partners(_ text: String) -> [Int] {
    Lexer.tokenize(SourceFile(path: "t.swift", text: text)).tokens.filter(\.kind.isBracket)
      .map { $0.partner == TokenBuffer.noPartner ? -1 : Int($0.partner) }
  }

  @Test func bracketsKnowTheirPartners() {
    #expect(partners("([{}])") == [5, 4, 3, 2, 1, 0])
  }

  @Test func aClosingBracketClosesWhatWasLeftOpenInside() {
    #expect(partners("{(}") == [2, -1, 0])
    #expect(issues("{(}") == [.unclosedBracket])
  }

  @Test func aBracketWithoutPartnerClosesNothing() {
    #expect(partners("{)}") == [2, -1, 0])
    #expect(issues("{)}") == [.unmatchedBracket])
  }

  @Test func bracketsDoNotReachOutOfInterpolations() {
    #expect(partners("{\"\\(})\"}") == [7, 5, -1, 3, 0].map { $0 == 7 ? 7 : $0 })
  }

  @Test func eachBranchOfAConditionStandsForItself() {
    let buffer = Lexer.tokenize(SourceFile(path: "t.swift", text: "#if A\nx {\n#else\ny {\n#endif\n}"))
    let braces = buffer.tokens.filter(\.kind.isBracket)
    #expect(braces.map { $0.partner == TokenBuffer.noPartner } == [true, false, false])
  }

  @Test func bracesKnowWhetherSomethingOfInterestIsInside() {
    let buffer = Lexer.tokenize(SourceFile(path: "t.swift", text: "{ ( { Date } ) } { x } { struct A { } }"))
    let flags = buffer.tokens.filter { $0.kind == .leftBrace }.map { $0.flags.contains(.hasInterest) }
    #expect(flags == [true, true, false, true, false])
  }

  // MARK: Size

  @Test func aTokenIsTwelveBytes() { #expect(MemoryLayout<Token>.stride == 12) }

  @Test func everyKnownWordIsFound() {
    for word in KnownWord.allCases where word != .none {
      let text = word.spelling
      let tokens = Lexer.tokenize(SourceFile(path: "t.swift", text: text)).tokens
      #expect(tokens.count == 2 && tokens[0].word == word, "\(text)")
      #expect((tokens[0].kind == .keyword) == word.isReserved)
    }
  }
}
