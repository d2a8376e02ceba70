/// Regex literals (SE-0354). Bare `/…/` only where the language mode reads them; `#/…/#` always.
///
/// Whether a slash is a division, an operator or a literal is decided as the compiler does it (swift-syntax,
/// `RegexLiteralLexer.swift`): by what stands before it and by whether the rest of the line can be a literal.
extension Lexer {
  private enum Scan {
    case end(Int, isTerminated: Bool)
    case notARegex
  }

  /// At `#`: `#/…/#`, over several lines where the opening delimiter ends its line.
  mutating func lexPoundRegex() -> Bool {
    var slash = position
    while bytes[slash] == UInt8(ascii: "#") { slash += 1 }
    guard bytes[slash] == UInt8(ascii: "/") else { return false }
    guard case .end(let end, let isTerminated) = scanRegex(slash: slash, pounds: slash - position, mustBeRegex: true) else {
      return false
    }
    let start = position
    position = end
    finishRegex(from: start, isTerminated: isTerminated)
    return true
  }

  private mutating func finishRegex(from start: Int, isTerminated: Bool) {
    if !isTerminated { report(.unterminatedRegex, start..<min(start + 1, count)) }
    append(.regexLiteral, from: start, flags: isTerminated ? [] : .broken)
  }

  /// Whether a literal begins at a slash of the operator `range`; if so appends what of the operator stands before it, and
  /// the literal.
  mutating func lexRegex(at slash: Int, in range: Range<Int>) -> Bool {
    let leftBound = isLeftBound(range.lowerBound)
    guard !leftBound else { return false }
    let previous = tokens.last
    if previous?.kind == .keyword, previous?.word == .`func` || previous?.word == .`operator` { return false }
    var mustBeRegex = false
    if !isRightBound(range.upperBound, leftBound: leftBound) {
      // It looks like a binary operator.
      if isAfterTryMark { mustBeRegex = true }
      guard mustBeRegex || isInRegexPosition(after: previous) else { return false }
      switch previous?.kind {
      case .leftParen, .leftSquare, .comma, .colon, .colonColon: break
      default: mustBeRegex = true
      }
    }
    guard case .end(let end, let isTerminated) = scanRegex(slash: slash, pounds: 0, mustBeRegex: mustBeRegex) else {
      return false
    }
    if slash > range.lowerBound {
      position = slash
      appendOperator(range.lowerBound)
    }
    position = end
    finishRegex(from: slash, isTerminated: isTerminated)
    return true
  }

  /// Behind `try?` or `try!`.
  private var isAfterTryMark: Bool {
    guard tokens.count >= 2, let mark = tokens.last else { return false }
    return (mark.kind == .exclamationMark || mark.kind == .postfixQuestionMark) && tokens[tokens.count - 2].word == .`try`
      && tokens[tokens.count - 2].kind == .keyword
  }

  /// Whether an expression can begin behind a token.
  private func isInRegexPosition(after token: Token?) -> Bool {
    guard let token else { return true }
    switch token.kind {
    case .leftBrace, .leftParen, .leftSquare, .prefixOperator, .prefixAmpersand, .binaryOperator, .equal, .semicolon,
      .comma, .colon, .infixQuestionMark, .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
      return true
    case .keyword:
      switch token.word {
      case .`true`, .`false`, .Any, .`nil`, .`self`, .`Self`, .`super`: return false
      default: return true
      }
    default:
      return false
    }
  }

  /// Scans from the opening slash.
  /// - Parameter mustBeRegex: nothing else can stand here, so that an unterminated literal is one too.
  private mutating func scanRegex(slash: Int, pounds: Int, mustBeRegex: Bool) -> Scan {
    var offset = slash + 1
    var lastBlank = -1
    var groups = 0
    var classDepth = 0
    var firstNewline: Int?
    var mostPounds = 0
    if pounds == 0 {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        if !mustBeRegex { return .notARegex }
      case UInt8(ascii: "*"), UInt8(ascii: "/"):
        return .notARegex
      default: break
      }
      if slash > 0, bytes[slash - 1] == UInt8(ascii: "*") { return .notARegex }
    } else {
      var scan = offset
      while bytes[scan] == UInt8(ascii: " ") || bytes[scan] == UInt8(ascii: "\t") { scan += 1 }
      if bytes[scan] == UInt8(ascii: "\n") || bytes[scan] == UInt8(ascii: "\r") {
        if pounds >= noRegexEndFromPounds { return .end(scan, isTerminated: false) }
        firstNewline = scan
        offset = scan
      }
    }
    func unterminated(at offset: Int) -> Scan {
      mustBeRegex ? .end(offset, isTerminated: false) : .notARegex
    }
    while true {
      if bytes[offset] == UInt8(ascii: "/") {
        var end = offset + 1
        while pounds > 0, bytes[end] == UInt8(ascii: "#") { end += 1 }
        mostPounds = max(mostPounds, end - offset - 1)
        if end - offset - 1 >= pounds {
          if pounds == 0 {
            if bytes[end] == UInt8(ascii: "*") || bytes[end] == UInt8(ascii: "/") { return unterminated(at: offset) }
            if lastBlank == offset - 1, !mustBeRegex { return .notARegex }
          }
          return .end(end, isTerminated: true)
        }
      }
      var byte = bytes[offset]
      var isEscaped = false
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        offset += 1
        byte = bytes[offset]
      }
      if offset >= count {
        if firstNewline != nil { noRegexEndFromPounds = min(noRegexEndFromPounds, mostPounds + 1) }
        return unterminated(at: min(firstNewline ?? count, count))
      }
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if firstNewline == nil { return unterminated(at: offset) }
      case UInt8(ascii: "(") where !isEscaped && classDepth == 0:
        groups += 1
      case UInt8(ascii: ")") where !isEscaped && classDepth == 0:
        if groups > 0 { groups -= 1 } else if !mustBeRegex { return .notARegex }
      case UInt8(ascii: "[") where !isEscaped:
        classDepth += 1
      case UInt8(ascii: "]") where !isEscaped:
        if classDepth > 0 { classDepth -= 1 }
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        if !isEscaped { lastBlank = offset }
      default:
        break
      }
      offset += byte < 0x80 ? 1 : scalar(at: offset).length
    }
  }
}
