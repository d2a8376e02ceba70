/// Words (The Swift Programming Language, Lexical Structure, "Identifiers"; raw identifiers: SE-0451).
extension Lexer {
  @inline(__always)
  mutating func lexWord() {
    let start = position
    var end = start
    var byte = bytes[end]
    var tail = WordTable.Tail()
    repeat {
      tail.append(byte)
      end += 1
      byte = bytes[end]
    } while continuesIdentifier[Int(byte)] != 0
    position = end
    if byte >= 0x80 {
      skipIdentifierContinuation()
      if position > end {
        // No known word is written in other letters.
        append(.identifier, from: start)
        return
      }
    }
    appendWord(from: start, tail)
  }

  @inline(__always)
  private mutating func appendWord(from start: Int, _ tail: WordTable.Tail) {
    let length = position - start
    if length == 1, bytes[start] == UInt8(ascii: "_") {
      append(.wildcard, from: start)
      return
    }
    let word = words.word(in: bytes, start: start, length: length, tail)
    if word == .none {
      append(.identifier, from: start)
    } else {
      note(word)
      append(word.isReserved ? .keyword : .identifier, from: start, word: word)
    }
  }

  @inline(__always)
  private mutating func note(_ word: KnownWord) {
    seenWords.insert(word)
    if word.isInteresting { interest = true }
  }

  /// Moves on while the text goes on an identifier, ASCII or not.
  mutating func skipIdentifierContinuation() {
    while position < count {
      let byte = bytes[position]
      if byte < 0x80 {
        guard continuesIdentifier[Int(byte)] != 0 else { return }
        position += 1
      } else {
        let (value, length) = scalar(at: position)
        guard let value, ScalarClass.continuesIdentifier(value) else { return }
        position += length
      }
    }
  }

  /// Between back quotes everything but a back quote and a line end is one name.
  mutating func lexBackquotedIdentifier() {
    let start = position
    var end = start + 1
    while end < count, bytes[end] != UInt8(ascii: "`"), bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
      end += 1
    }
    guard end < count, bytes[end] == UInt8(ascii: "`") else {
      position += 1
      report(.unterminatedIdentifier, start..<position)
      append(.backtick, from: start, flags: .broken)
      return
    }
    position = end + 1
    if end == start + 1 { report(.invalidIdentifier, start..<position) }
    validate(start + 1..<end)
    let word = end > start + 1 ? words.word(in: bytes, start + 1..<end) : .none
    if word != .none { note(word) }
    append(.identifier, from: start, word: word, flags: .backquoted)
  }

  /// Reports broken UTF-8 and bytes that no text can hold.
  func issues(in range: Range<Int>) -> [LexicalIssue] {
    var result: [LexicalIssue] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      if byte < 0x80 {
        if byte < 0x20 || byte == 0x7F {
          result.append(
            LexicalIssue(kind: byte == 0 ? .nulByte : .unprintableCharacter, range: SourceRange(offset..<offset + 1)))
        }
        offset += 1
      } else {
        let (value, length) = scalar(at: offset)
        if value == nil { result.append(LexicalIssue(kind: .invalidUTF8, range: SourceRange(offset..<offset + length))) }
        offset += length
      }
    }
    return result
  }

  private mutating func validate(_ range: Range<Int>) { issues.append(contentsOf: issues(in: range)) }

  /// `$0` is a closure's parameter, `$name` a projected value.
  mutating func lexDollarIdentifier() {
    let start = position
    position += 1
    let digits = position
    while ByteClass.isDigit(bytes[position]) { position += 1 }
    let afterDigits = position
    skipIdentifierContinuation()
    append(position == afterDigits && (position > digits || position == start + 1) ? .dollarIdentifier : .identifier, from: start)
  }

  /// A byte of 0x80 or more in code: a name, an operator, or nothing that Swift knows.
  mutating func lexNonASCII() {
    let start = position
    let (value, length) = scalar(at: start)
    guard let value else {
      position += length
      pending.insert(.afterTrivia)
      report(.invalidUTF8, start..<position)
      return
    }
    if ScalarClass.startsIdentifier(value) {
      position += length
      skipIdentifierContinuation()
      append(.identifier, from: start)
    } else if ScalarClass.startsOperator(value) {
      lexOperator()
    } else if ScalarClass.continuesIdentifier(value) {
      position += length
      skipIdentifierContinuation()
      report(.invalidIdentifier, start..<position)
      append(.identifier, from: start, flags: .broken)
    } else if value == 0x201C || value == 0x201D {
      lexCurlyQuote(isOpening: value == 0x201C, length: length)
    } else if value == 0xFEFF {
      position += length
      pending.insert(.afterTrivia)
    } else {
      position += length
      pending.insert(.afterTrivia)
      report(.invalidCharacter, start..<position)
    }
  }

  /// `“…”` is no string, but reads as one word where it ends on its line.
  private mutating func lexCurlyQuote(isOpening: Bool, length: Int) {
    let start = position
    position += length
    if isOpening, position >= noCurlyQuoteEndBefore {
      var end = position
      while end < count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
        if bytes[end] == UInt8(ascii: "\\"), bytes[end + 1] == UInt8(ascii: "(") { break }
        if bytes[end] == UInt8(ascii: "\"") {
          position = end + 1
          break
        }
        let (value, length) = scalar(at: end)
        end += length
        guard let value else { break }
        if value == 0x201D {
          position = end
          break
        }
      }
      noCurlyQuoteEndBefore = end
    }
    report(.invalidCharacter, start..<position)
    append(isOpening ? .identifier : .unknown, from: start, flags: .broken)
  }
}

extension KnownWord {
  /// A brace around it is worth a parser's time.
  @inline(__always)
  var isInteresting: Bool {
    if isVocabulary { return true }
    switch self {
    case .`struct`, .`class`, .`enum`, .actor, .`protocol`, .`extension`: return true
    default: return false
    }
  }
}
