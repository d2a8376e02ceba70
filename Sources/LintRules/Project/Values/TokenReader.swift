import SwiftLexer

/// Tokens of one file, read by their shape: how readers of values walk over expressions and statements.
struct TokenReader {
  let file: SourceFile
  let buffer: TokenBuffer

  func word(_ token: Int) -> String { QualifiedName.word(buffer[token], file) }
  func text(_ tokens: Range<Int>) -> String { file.text(buffer.range(of: tokens)) }
  func kind(_ token: Int) -> Token.Kind { buffer[token].kind }

  func isOperator(_ token: Int, _ text: String) -> Bool {
    let range = buffer[token].range
    return Int(range.length) == text.utf8.count && file.storage[range.bytes].elementsEqual(text.utf8)
  }

  /// The token behind a bracket's partner, or behind a token that is no opening bracket.
  func behind(_ token: Int, in tokens: Range<Int>) -> Int {
    let item = buffer[token]
    guard item.kind.isOpeningBracket, item.partner != TokenBuffer.noPartner else { return token + 1 }
    return min(max(token + 1, Int(item.partner) + 1), tokens.upperBound)
  }

  /// What stands between a bracket and its partner; `nil` where it has none within the tokens.
  func inside(_ bracket: Int, of tokens: Range<Int>) -> Range<Int>? {
    let partner = buffer[bracket].partner
    guard buffer[bracket].kind.isOpeningBracket, partner != TokenBuffer.noPartner, Int(partner) < tokens.upperBound else { return nil }
    return bracket + 1..<Int(partner)
  }

  /// The tokens are one bracket with its partner.
  func isBracketed(_ tokens: Range<Int>, by kind: Token.Kind) -> Bool {
    guard let first = tokens.first, buffer[first].kind == kind else { return false }
    return Int(buffer[first].partner) + 1 == tokens.upperBound
  }

  /// Whether a token outside of inner brackets passes a test.
  func contains(_ tokens: Range<Int>, where test: (Token) -> Bool) -> Bool {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if test(buffer[index]) { return true }
      index = behind(index, in: tokens)
    }
    return false
  }

  // MARK: Statements

  /// The statements of a body, by their line ends and semicolons; `nil` where an `#if` stands among them.
  func statements(_ body: Range<Int>) -> [Range<Int>]? {
    var result: [Range<Int>] = []
    var start = body.lowerBound
    var index = body.lowerBound
    while index < body.upperBound {
      let token = buffer[index]
      if token.kind.isDirective { return nil }
      if token.kind == .semicolon {
        if start < index { result.append(start..<index) }
        index += 1
        start = index
        continue
      }
      if index > start, token.flags.contains(.atStartOfLine), !continues(index), !isOpen(index - 1) {
        result.append(start..<index)
        start = index
      }
      index = behind(index, in: body)
    }
    if start < body.upperBound { result.append(start..<body.upperBound) }
    return result
  }

  /// A token at the start of a line goes on with the line before.
  func continues(_ token: Int) -> Bool {
    switch buffer[token].kind {
    case .period:
      // `.noop` on a line of its own goes on, too: that is how chains are written.
      return true
    case .binaryOperator, .infixQuestionMark, .colon, .comma, .equal, .arrow, .leftBrace, .rightParen, .rightSquare: return true
    default: break
    }
    switch buffer[token].word {
    case .as, .is, .else, .catch, .in, .where: return true
    default: return false
    }
  }

  /// A token at the end of a line wants more.
  func isOpen(_ token: Int) -> Bool {
    switch buffer[token].kind {
    case .binaryOperator, .prefixOperator, .infixQuestionMark, .colon, .comma, .equal, .arrow, .period, .prefixAmpersand: return true
    default: break
    }
    switch buffer[token].word {
    case .return, .try, .await, .throw, .as, .is, .in, .let, .var: return buffer[token].kind == .keyword || buffer[token].word == .await
    default: return false
    }
  }

  // MARK: Lists

  struct Argument {
    var label: String?
    var value: Range<Int>
    var isTrailingClosure = false
  }

  /// What stands between commas.
  func items(_ tokens: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = tokens.lowerBound
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if buffer[index].kind == .comma {
        result.append(start..<index)
        start = index + 1
      }
      index = behind(index, in: tokens)
    }
    result.append(start..<tokens.upperBound)
    return result.filter { !$0.isEmpty }
  }

  /// The arguments of a call whose parentheses or trailing closure come at a token, and the token behind them; `nil` where
  /// none come, or what comes cannot be read.
  func arguments(at token: Int, in tokens: Range<Int>) -> (list: [Argument], end: Int)? {
    var list: [Argument] = []
    var index = token
    if index < tokens.upperBound, buffer[index].kind == .leftParen, !buffer[index].flags.contains(.atStartOfLine) {
      guard let inner = inside(index, of: tokens), !inner.contains(where: { buffer[$0].kind.isDirective }) else { return nil }
      for item in items(inner) {
        let isLabeled = item.count > 2 && buffer[item.lowerBound].kind.isWord && buffer[item.lowerBound + 1].kind == .colon
        list.append(
          Argument(
            label: isLabeled ? word(item.lowerBound) : nil, value: isLabeled ? item.lowerBound + 2..<item.upperBound : item))
      }
      index = inner.upperBound + 1
    }
    var isFirst = true
    while index < tokens.upperBound {
      var label: String?
      var brace = index
      if !isFirst {
        guard buffer[index].kind.isWord, index + 2 < tokens.upperBound, buffer[index + 1].kind == .colon else { break }
        label = word(index)
        brace = index + 2
      }
      guard buffer[brace].kind == .leftBrace, let inner = inside(brace, of: tokens) else { break }
      list.append(Argument(label: label, value: brace..<inner.upperBound + 1, isTrailingClosure: true))
      index = inner.upperBound + 1
      isFirst = false
    }
    return index > token ? (list, index) : nil
  }

  // MARK: Closures

  /// The statements' tokens of a closure: what is behind its signature.
  func closureBody(_ closure: Range<Int>) -> Range<Int> {
    let inner = closure.lowerBound + 1..<max(closure.lowerBound + 1, closure.upperBound - 1)
    var index = inner.lowerBound
    while index < inner.upperBound {
      let token = buffer[index]
      if token.word == .in, token.kind == .keyword { return index + 1..<inner.upperBound }
      switch token.kind {
      case .identifier, .wildcard, .comma, .colon, .arrow, .atSign, .period, .binaryOperator, .prefixOperator, .postfixOperator,
        .postfixQuestionMark, .leftParen, .leftSquare:
        break
      case .keyword:
        switch token.word {
        case .throws, .rethrows, .inout, .`Self`, .Any, .`self`: break
        default: return inner
        }
      default:
        return inner
      }
      index = behind(index, in: inner)
    }
    return inner
  }
}
