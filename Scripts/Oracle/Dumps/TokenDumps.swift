@_spi(ExperimentalLanguageFeatures) @_spi(RawSyntax) @_spi(Testing) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// `tokens`: those of the parsed tree. Tokens that the parser made up are left out. Where the parser cuts up what any
/// lexer must read as one, the dump gives it back: a version's first two numbers are one `floatLiteral` (`15.0`,
/// `13.1` `.` `2`), and what an operator was is an `operatorPart`.
func dumpTokens(of tree: SourceFileSyntax, to output: inout Output) {
  var versionStart: Int?
  for token in tree.tokens(viewMode: .sourceAccurate) {
    let offset = token.startOffset
    let length = token.trimmedLength.utf8Length
    if let version = token.parent?.as(VersionTupleSyntax.self), version.major == token, !version.components.isEmpty {
      versionStart = offset
    } else if let start = versionStart {
      // The period between both numbers; then the second.
      guard token.tokenKind != .period else { continue }
      output.writeRow(String(start), String(offset + length - start), "floatLiteral")
      versionStart = nil
    } else {
      let kind = isOperatorPart(token) ? "operatorPart" : kindName(token.tokenKind)
      output.writeRow(String(offset), String(length), kind)
    }
  }
}

/// The name of an operator function, which is a `binaryOperator` however it stands; a period of `\.!` or `\.?.name`.
private func isOperatorPart(_ token: TokenSyntax) -> Bool {
  switch token.tokenKind {
  case .binaryOperator: return token.parent?.as(FunctionDeclSyntax.self)?.name == token
  case .period:
    guard let component = token.parent?.as(KeyPathComponentSyntax.self) else { return false }
    if component.component.is(KeyPathOptionalComponentSyntax.self) { return true }
    let previous = token.previousToken(viewMode: .sourceAccurate)?.parent?.as(KeyPathOptionalComponentSyntax.self)
    return previous?.parent?.as(KeyPathComponentSyntax.self)?.period != nil
  default: return false
  }
}

/// `lexemes`: what the lexer gives by itself, before the parser splits tokens anew.
func dumpLexemes(of source: [UInt8], to output: inout Output) {
  var tracker = LookaheadTracker()
  source.withUnsafeBufferPointer { buffer in
    withUnsafeMutablePointer(to: &tracker) { tracker in
      var offset = 0
      for lexeme in Lexer.tokenize(buffer, lookaheadTracker: tracker, experimentalFeatures: []) {
        offset += lexeme.leadingTriviaText.count
        output.writeRow(String(offset), String(lexeme.tokenText.count), "\(lexeme.rawTokenKind)")
        offset += lexeme.tokenText.count + lexeme.trailingTriviaText.count
        if lexeme.rawTokenKind == .endOfFile { break }  // The sequence repeats it for ever.
      }
    }
  }
}

/// `comments`: comments, and bytes that the lexer took for none of Swift's.
func dumpComments(of tree: SourceFileSyntax, to output: inout Output) {
  func write(_ trivia: Trivia, from start: Int) {
    var offset = start
    for piece in trivia {
      let length = piece.sourceLength.utf8Length
      let kind: String? =
        switch piece {
        case .lineComment: "lineComment"
        case .docLineComment: "docLineComment"
        case .blockComment: "blockComment"
        case .docBlockComment: "docBlockComment"
        case .unexpectedText: "unexpectedText"
        default: nil
        }
      if let kind { output.writeRow(String(offset), String(length), kind) }
      offset += length
    }
  }
  for token in tree.tokens(viewMode: .sourceAccurate) {
    write(token.leadingTrivia, from: token.position.utf8Offset)
    write(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}

private func kindName(_ kind: TokenKind) -> String {
  switch kind {
  case .keyword(let keyword): "keyword(\(keyword))"
  case .identifier: "identifier"
  case .dollarIdentifier: "dollarIdentifier"
  case .binaryOperator: "binaryOperator"
  case .prefixOperator: "prefixOperator"
  case .postfixOperator: "postfixOperator"
  case .integerLiteral: "integerLiteral"
  case .floatLiteral: "floatLiteral"
  case .stringSegment: "stringSegment"
  case .rawStringPoundDelimiter: "rawStringPoundDelimiter"
  case .regexLiteralPattern: "regexLiteralPattern"
  case .regexPoundDelimiter: "regexPoundDelimiter"
  case .shebang: "shebang"
  case .unknown: "unknown"
  default: "\(kind)"
  }
}

extension SyntaxProtocol {
  /// Offset of the first byte behind the leading trivia.
  var startOffset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
}
