/// Turns one file's bytes into tokens: total (any bytes give tokens that end in `endOfFile`), linear, and with an explicit
/// stack instead of recursion.
///
/// The lexer is a loop over a stack of modes. In *code* it skips trivia, looks at one byte and dispatches on its class. A
/// string literal pushes a *string* mode, `\(` pushes an *interpolation*, in which code is lexed until the parenthesis
/// that closes it; code, strings and interpolations nest in any depth. Each open bracket is on a second stack, so that a
/// closing one finds its partner, and so that an interpolation or a branch of `#if` cannot close what began outside it.
///
/// Where a token ends follows the grammar (The Swift Programming Language, Lexical Structure) and, where the grammar is
/// silent, what the compiler's own lexer does (swift-syntax, `SwiftParser/Lexer`); the comparison in `Scripts/` holds us to it.
package struct Lexer: ~Copyable {
  /// Where in the text the lexer is.
  enum Mode {
    case code
    case string(StringShape)
    /// `regions`: height of the region stack, the interpolation's own region included. `openParens`: parentheses opened
    /// inside and not closed yet.
    case interpolation(StringShape, openParens: UInt32, regions: Int)
  }

  struct StringShape {
    enum Quote: UInt8 { case single, double, multiline }
    var quote: Quote
    /// Number of `#` on each side.
    var pounds: Int
    /// Height of `lineSegments` when the literal began.
    var firstLineSegment: Int
    /// The next segment begins a line.
    var atLineStart: Bool
    /// Offset of the opening quote.
    var start: Int
  }

  let bytes: [UInt8]
  let count: Int
  let readsBareRegex: Bool
  let words: WordTable
  let classes: [UInt8]
  let continuesIdentifier: [UInt8]
  let plainInString: [UInt8]

  /// Offset of the next byte to look at.
  var position = 0
  var tokens: [Token] = []
  var comments: [Comment] = []
  var issues: [LexicalIssue] = []
  var seenWords = WordSet()
  var modes: [Mode] = []
  var mode = Mode.code
  /// Flags of the next token.
  var pending: Token.Flags = .atStartOfLine

  // Brackets.
  var brackets: [OpenBracket] = []
  var regions: [Region] = []
  var region = Region(kind: .file, height: 0)
  var interest = false
  var hasConditions = false

  /// Tokens of those segments of open multi-line literals that begin a line: their indentation is cut when the literal ends.
  var lineSegments: [Int] = []

  // What earlier searches found, so that no text is searched twice.
  /// No `#>` before this offset on the line that holds it.
  var noPlaceholderEndBefore = 0
  /// From where `#>` was searched for last, and where it ends.
  var placeholderEnd = 0..<0
  /// No end of a text in curly quotes before this offset.
  var noCurlyQuoteEndBefore = 0
  /// Where the run of operator bytes ends that was read last: one that begins with a period, and any other.
  var operatorEnd = (dotted: 0, plain: 0)
  var rawQuotes = RawQuotes()
  /// No end of a conflict marker in the rest of the file.
  var noConflictEnd = false
  var noPerforceConflictEnd = false
  /// No closing delimiter of a multi-line regex literal with this many `#` or more in the rest of the file.
  var noRegexEndFromPounds = Int.max

  package static func tokenize(_ file: SourceFile) -> TokenBuffer {
    var lexer = Lexer(file)
    lexer.run()
    return lexer.finish()
  }

  private init(_ file: SourceFile) {
    bytes = file.storage
    count = file.count
    readsBareRegex = file.languageMode == .v6
    words = WordTable.shared
    classes = ByteClass.table
    continuesIdentifier = ByteClass.continuesIdentifier
    plainInString = ByteClass.isPlainInString
    tokens.reserveCapacity(file.count / 5 + 16)
    if file.hasByteOrderMark { position = 3 }
  }

  private mutating func run() {
    while position < count {
      switch mode {
      case .code, .interpolation: lexCode()
      case .string(let shape): lexStringContents(shape)
      }
    }
    closeEverything()
    append(.endOfFile, from: count)
  }

  private consuming func finish() -> TokenBuffer {
    issues.sort { ($0.range, $0.kind.rawValue) < ($1.range, $1.kind.rawValue) }
    return TokenBuffer(tokens: tokens, comments: comments, issues: issues, words: seenWords, hasConditions: hasConditions)
  }

  // MARK: Code

  /// Lexes code up to the end of the file or a change of mode.
  private mutating func lexCode() {
    while position < count {
      let start = position
      switch classes[Int(bytes[start])] {
      case ByteClass.blank:
        skipBlanks(from: start + 1)
        pending.insert(.afterTrivia)
      case ByteClass.newline:
        if case .interpolation(let shape, _, _) = mode, shape.quote != .multiline {
          endInterpolationAtNewline(shape)
          return
        }
        skipBlanks(from: start + 1)
        pending.formUnion([.afterTrivia, .atStartOfLine])
      case ByteClass.letter:
        lexWord()
      case ByteClass.digit:
        lexNumber()
      case ByteClass.operatorStart:
        lexOperatorOrTrivia()
      case ByteClass.slash:
        lexSlash()
      case ByteClass.mark:
        lexMark()
      case ByteClass.opening:
        open(bytes[start])
      case ByteClass.closing:
        if close(bytes[start]) { return }
      case ByteClass.punctuation:
        position += 1
        append(punctuationKind(bytes[start]), from: start)
      case ByteClass.colon:
        position += 1
        if bytes[position] == UInt8(ascii: ":") {
          position += 1
          append(.colonColon, from: start)
        } else {
          append(.colon, from: start)
        }
      case ByteClass.quote:
        lexOpeningQuote(pounds: 0)
        return
      case ByteClass.pound:
        if lexPound() { return }
      case ByteClass.backtick:
        lexBackquotedIdentifier()
      case ByteClass.dollar:
        lexDollarIdentifier()
      case ByteClass.nonASCII:
        lexNonASCII()
      case ByteClass.zero:
        position += 1
        pending.insert(.afterTrivia)
        report(.nulByte, start..<position)
      default:
        position += 1
        pending.insert(.afterTrivia)
        report(.invalidCharacter, start..<position)
      }
    }
  }

  /// Passes over spaces, of which a quarter of all source is made.
  @inline(__always)
  private mutating func skipBlanks(from start: Int) {
    var end = start
    while bytes[end] == UInt8(ascii: " ") { end += 1 }
    position = end
  }

  private func punctuationKind(_ byte: UInt8) -> Token.Kind {
    switch byte {
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "@"): .atSign
    default: .backslash
    }
  }

  // MARK: Results

  /// Appends the token from `start` to the current position.
  @inline(__always)
  mutating func append(_ kind: Token.Kind, from start: Int, word: KnownWord = .none, flags: Token.Flags = []) {
    tokens.append(
      Token(
        start: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: position - start), kind: kind,
        flags: pending.union(flags), word: word))
    pending = []
  }

  mutating func report(_ kind: LexicalIssue.Kind, _ range: Range<Int>) {
    issues.append(LexicalIssue(kind: kind, range: SourceRange(range)))
  }

  mutating func push(_ next: Mode) {
    modes.append(mode)
    mode = next
  }

  mutating func pop() {
    mode = modes.popLast() ?? .code
  }

  // MARK: Scalars

  /// Reads the scalar at an offset; `nil` for broken UTF-8 (then `length` covers the bytes up to the next scalar's first).
  func scalar(at offset: Int) -> (value: UInt32?, length: Int) {
    let first = bytes[offset]
    if first < 0x80 { return (UInt32(first), 1) }
    guard first >= 0xC2, first < 0xF5 else {
      var end = offset + 1
      while end < count, !(bytes[end] < 0x80 || (bytes[end] >= 0xC2 && bytes[end] < 0xF5)) { end += 1 }
      return (nil, end - offset)
    }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first & (0xFF >> UInt8(length + 1)))
    var index = 1
    while index < length {
      let byte = bytes[offset + index]
      guard offset + index < count, byte & 0xC0 == 0x80 else { return (nil, index) }
      value = value << 6 | UInt32(byte & 0x3F)
      index += 1
    }
    let isMinimal = length == 2 || (length == 3 && value >= 0x800) || (length == 4 && value >= 0x10000)
    guard isMinimal, value < 0x110000, !(value >= 0xD800 && value < 0xE000) else { return (nil, length) }
    return (value, length)
  }

  /// Not for hot paths.
  func matches(_ text: String, at offset: Int) -> Bool {
    guard offset + text.utf8.count <= count else { return false }
    var index = offset
    for byte in text.utf8 {
      if bytes[index] != byte { return false }
      index += 1
    }
    return true
  }
}
