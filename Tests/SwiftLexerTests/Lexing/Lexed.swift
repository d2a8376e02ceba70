@testable import SwiftLexer

/// A text's tokens as `kind:text`, joined by blanks; line ends in a token's text are shown as `⏎`.
func lexed(_ text: String, _ mode: LanguageMode = .v6) -> String {
  lexed(Array(text.utf8), mode)
}

func lexed(_ bytes: [UInt8], _ mode: LanguageMode = .v6) -> String {
  let file = SourceFile(path: "t.swift", bytes: bytes, languageMode: mode)
  return Lexer.tokenize(file).tokens.filter { $0.kind != .endOfFile && $0.length > 0 }
    .map { "\(short($0.kind)):\(visible(file.text($0.range)))" }.joined(separator: " ")
}

func issues(_ text: String, _ mode: LanguageMode = .v6) -> [LexicalIssue.Kind] {
  Lexer.tokenize(SourceFile(path: "t.swift", text: text, languageMode: mode)).issues.map(\.kind)
}

private func visible(_ text: String) -> String {
  text.replacing("\r\n", with: "⏎").replacing("\n", with: "⏎").replacing("\r", with: "⏎")
}

/// Kinds that the tests are full of, shortened.
private func short(_ kind: Token.Kind) -> String {
  switch kind {
  case .identifier: "id"
  case .keyword: "kw"
  case .integerLiteral: "int"
  case .floatLiteral: "float"
  case .stringQuote: "q"
  case .multilineStringQuote: "q3"
  case .rawStringPoundDelimiter: "#"
  case .stringSegment: "seg"
  case .regexLiteral: "regex"
  case .binaryOperator: "bin"
  case .prefixOperator: "pre"
  case .postfixOperator: "post"
  case .leftParen, .rightParen, .leftBrace, .rightBrace, .leftSquare, .rightSquare, .comma, .colon, .period, .semicolon, .equal: "p"
  default: "\(kind)"
  }
}
