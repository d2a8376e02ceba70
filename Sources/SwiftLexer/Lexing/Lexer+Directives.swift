/// What begins with `#`: a shebang, a raw string, a regex literal, a directive, or the mark of a macro.
extension Lexer {
  /// - Returns: whether the mode changed.
  mutating func lexPound() -> Bool {
    let start = position
    if tokens.isEmpty, bytes[start + 1] == UInt8(ascii: "!"), start == 0 || (start == 3 && bytes[0] == 0xEF) {
      while position < count, bytes[position] != UInt8(ascii: "\n"), bytes[position] != UInt8(ascii: "\r") { position += 1 }
      append(.shebang, from: start)
      return false
    }
    var end = start
    while bytes[end] == UInt8(ascii: "#") { end += 1 }
    if bytes[end] == UInt8(ascii: "\"") {
      position = end
      append(.rawStringPoundDelimiter, from: start)
      lexOpeningQuote(pounds: end - start)
      return true
    }
    if bytes[end] == UInt8(ascii: "/"), lexPoundRegex() { return false }
    if end - start > 1 {
      // Only the last can begin a directive.
      while position < end - 1 {
        position += 1
        append(.pound, from: position - 1)
      }
    }
    lexDirective()
    return false
  }

  private mutating func lexDirective() {
    let start = position
    var end = start + 1
    while ByteClass.isASCIILetter(bytes[end]) || bytes[end] == UInt8(ascii: "_") { end += 1 }
    let kind = directive(start + 1..<end)
    position = kind == .pound ? start + 1 : end
    switch kind {
    case .poundIf: beginCondition()
    case .poundElse, .poundElseif: nextCondition()
    case .poundEndif: endCondition()
    default: break
    }
    append(kind, from: start)
  }

  private func directive(_ word: Range<Int>) -> Token.Kind {
    func isWord(_ text: String) -> Bool { word.count == text.utf8.count && matches(text, at: word.lowerBound) }
    return switch bytes[word.lowerBound] {
    case UInt8(ascii: "i") where isWord("if"): .poundIf
    case UInt8(ascii: "e") where isWord("else"): .poundElse
    case UInt8(ascii: "e") where isWord("elseif"): .poundElseif
    case UInt8(ascii: "e") where isWord("endif"): .poundEndif
    case UInt8(ascii: "a") where isWord("available"): .poundAvailable
    case UInt8(ascii: "u") where isWord("unavailable"): .poundUnavailable
    case UInt8(ascii: "s") where isWord("sourceLocation"): .poundSourceLocation
    default: .pound
    }
  }
}
