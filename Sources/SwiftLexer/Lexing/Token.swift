/// One token of a file: 12 bytes, no text of its own.
public struct Token: Sendable {
  /// Offset of the first byte.
  public var start: UInt32
  /// Length in bytes; for a bracket, whose length is 1, the index of its partner's token (`TokenBuffer.noPartner` if it has none).
  @usableFromInline var payload: UInt32
  public var kind: Kind
  public var flags: Flags
  /// For words: which known word this is (back quotes ignored), else `.none`.
  public var word: KnownWord

  public init(start: UInt32, length: UInt32, kind: Kind, flags: Flags = [], word: KnownWord = .none) {
    self.start = start
    self.payload = kind.isBracket ? TokenBuffer.noPartner : length
    self.kind = kind
    self.flags = flags
    self.word = word
  }

  /// Length in bytes.
  @inlinable public var length: UInt32 { kind.isBracket ? 1 : payload }
  /// Offset one past the last byte.
  @inlinable public var end: UInt32 { start + length }
  @inlinable public var range: SourceRange { SourceRange(start: start, end: end) }

  /// For a bracket: the index of the token of the bracket that closes or opens it.
  public var partner: UInt32 {
    @inlinable get { kind.isBracket ? payload : TokenBuffer.noPartner }
    set { if kind.isBracket { payload = newValue } }
  }

  /// For segments of multi-line strings, whose indentation is known only when the literal ends.
  mutating func setExtent(start: UInt32, end: UInt32) {
    self.start = start
    self.payload = end - start
  }

  /// What a token is. The names are those of SwiftSyntax's token kinds where it has the same kind.
  public enum Kind: UInt8, Sendable {
    case endOfFile
    // Words.
    /// A word that is not reserved: a name, a contextual keyword, a word in back quotes, an editor placeholder.
    case identifier
    /// A reserved word, wherever it stands.
    case keyword
    /// `$0`.
    case dollarIdentifier
    /// `_`.
    case wildcard
    // Literals.
    case integerLiteral, floatLiteral, regexLiteral
    case stringQuote, multilineStringQuote, singleQuote
    case rawStringPoundDelimiter, stringSegment
    // Brackets. Each holds its partner.
    case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
    // Punctuation.
    case comma, semicolon, colon, colonColon, period, atSign, pound, backslash, backtick
    case equal, arrow, prefixAmpersand
    case infixQuestionMark, postfixQuestionMark, exclamationMark
    // Operators. Boundness is part of the kind (The Swift Programming Language, Lexical Structure, "Operators").
    case binaryOperator, prefixOperator, postfixOperator
    // Directives.
    case poundIf, poundElseif, poundElse, poundEndif
    case poundAvailable, poundUnavailable, poundSourceLocation
    case shebang
    /// Bytes that no Swift token can hold.
    case unknown

    @inlinable public var isBracket: Bool { rawValue >= Kind.leftParen.rawValue && rawValue <= Kind.rightSquare.rawValue }
    @inlinable public var isOpeningBracket: Bool { self == .leftParen || self == .leftBrace || self == .leftSquare }
    @inlinable public var isClosingBracket: Bool { self == .rightParen || self == .rightBrace || self == .rightSquare }
    @inlinable public var isWord: Bool { rawValue >= Kind.identifier.rawValue && rawValue <= Kind.wildcard.rawValue }
    @inlinable public var isOperator: Bool { rawValue >= Kind.binaryOperator.rawValue && rawValue <= Kind.postfixOperator.rawValue }
    @inlinable public var isDirective: Bool { rawValue >= Kind.poundIf.rawValue && rawValue <= Kind.poundEndif.rawValue }

    /// Spelled out, for other modules to compile it in place.
    @inlinable @inline(__always) public static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }
  }

  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt8
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line end (also one inside a comment) stands between the token before and this one, or it is the file's first token.
    public static let atStartOfLine = Flags(rawValue: 1 << 0)
    /// Blanks or comments stand between the token before and this one.
    public static let afterTrivia = Flags(rawValue: 1 << 1)
    /// A word in back quotes: its range holds them.
    public static let backquoted = Flags(rawValue: 1 << 2)
    /// `<#…#>`.
    public static let placeholder = Flags(rawValue: 1 << 3)
    /// For an opening brace: something up to its partner is worth a parser's time, a word of the vocabulary or a declaration of a type.
    public static let hasInterest = Flags(rawValue: 1 << 4)
    /// The literal or identifier did not end as it should.
    public static let broken = Flags(rawValue: 1 << 5)
  }
}

/// A comment, which is no token.
public struct Comment: Sendable {
  public enum Kind: UInt8, Sendable { case line, block, docLine, docBlock }
  public var range: SourceRange
  public var kind: Kind
  /// Index of the token that follows it.
  public var nextToken: UInt32

  public init(range: SourceRange, kind: Kind, nextToken: UInt32) {
    self.range = range
    self.kind = kind
    self.nextToken = nextToken
  }
}

/// A place where a file is no well-formed Swift text. Lexing goes on behind it.
public struct LexicalIssue: Sendable, Equatable {
  public enum Kind: UInt8, Sendable {
    case unterminatedString, unterminatedBlockComment, unterminatedRegex, unterminatedIdentifier
    case unclosedBracket, unmatchedBracket
    case invalidUTF8, nulByte, invalidCharacter, unprintableCharacter
    case invalidEscape, invalidNumber, invalidIdentifier
    case conflictMarker, unexpectedCommentEnd
  }
  public var kind: Kind
  public var range: SourceRange

  public init(kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

/// All that the lexer knows of one file.
public struct TokenBuffer: Sendable {
  /// Stands in a bracket that nothing closes or opens.
  public static let noPartner = UInt32.max

  /// In source order; the last is `endOfFile`, of length 0.
  public var tokens: [Token]
  public var comments: [Comment]
  public var issues: [LexicalIssue]
  /// Which known words the file holds anywhere in its code.
  public var words: WordSet
  /// The file holds an `#if`.
  public var hasConditions: Bool

  public init(
    tokens: [Token], comments: [Comment], issues: [LexicalIssue], words: WordSet, hasConditions: Bool = true
  ) {
    self.tokens = tokens
    self.comments = comments
    self.issues = issues
    self.words = words
    self.hasConditions = hasConditions
  }

  @inlinable public subscript(index: Int) -> Token { tokens[index] }
  @inlinable public var count: Int { tokens.count }

  /// The token of the bracket that closes or opens the one at an index; `nil` where nothing does.
  @inlinable public func partner(of index: Int) -> Int? {
    let partner = tokens[index].partner
    return partner == Self.noPartner ? nil : Int(partner)
  }

  /// Bytes from the first token of a range to the last.
  @inlinable public func range(of tokens: Range<Int>) -> SourceRange {
    guard let first = tokens.first, let last = tokens.last else { return SourceRange(start: 0, end: 0) }
    return SourceRange(start: self.tokens[first].start, end: self.tokens[last].end)
  }
}
