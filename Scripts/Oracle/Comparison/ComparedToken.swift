/// How the tokens of both sides are made comparable. README.md has the table and the reasons; nothing else is forgiven.
enum TokenClass {
  /// Compared as nothing.
  case dropped
  /// Names and keywords alike.
  case word
  /// A part of a regex literal. Those that touch are compared as one.
  case regexLiteral
  /// An operator of a kind, or of one that the parser does not tell. Those that touch are compared as one, of no kind.
  case `operator`(String?)
  case other(String)

  /// - Parameter kind: the kind's name, as either side prints it.
  init(kind: String) {
    switch kind {
    case "endOfFile": self = .dropped
    case "identifier", "keyword", "wildcard": self = .word
    case "regexSlash", "regexPoundDelimiter", "regexLiteralPattern", "regexLiteral": self = .regexLiteral
    case "leftAngle", "rightAngle", "ellipsis", "operatorPart": self = .operator(nil)
    case "binaryOperator", "prefixOperator", "postfixOperator", "equal", "arrow", "prefixAmpersand", "exclamationMark",
      "infixQuestionMark", "postfixQuestionMark":
      self = .operator(kind)
    default: self = kind.hasPrefix("keyword(") ? .word : .other(kind)
    }
  }

  var name: String {
    switch self {
    case .dropped: "nothing"
    case .word: "word"
    case .regexLiteral: "regexLiteral"
    case .operator(let kind): kind ?? "operator"
    case .other(let kind): kind
    }
  }

  func agrees(with other: TokenClass) -> Bool {
    switch (self, other) {
    case (.operator(let kind?), .operator(let otherKind?)): kind == otherKind
    case (.operator, .operator), (.word, .word), (.regexLiteral, .regexLiteral), (.dropped, .dropped): true
    case (.other(let kind), .other(let otherKind)): kind == otherKind
    default: false
    }
  }

  /// What this and a token behind it that touches it are compared as, if they are one.
  func merged(with next: TokenClass) -> TokenClass? {
    switch (self, next) {
    case (.regexLiteral, .regexLiteral): .regexLiteral
    case (.operator, .operator): .operator(nil)
    default: nil
    }
  }
}

struct ComparedToken: ComparedEntry {
  var offset: Int
  var length: Int
  var tokenClass: TokenClass

  func agrees(with actual: ComparedToken) -> Bool {
    offset == actual.offset && length == actual.length && tokenClass.agrees(with: actual.tokenClass)
  }

  func description(in source: [UInt8]) -> String {
    "\(tokenClass.name) \(excerpt(source.dropFirst(offset).prefix(length)))"
  }

  static func list(_ dump: [UInt8]) -> (entries: [ComparedToken], broken: String?) {
    var classes = TokenClassTable()
    var tokens: [ComparedToken] = []
    for line in dump.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: "\t"))
      guard fields.count == 3, let offset = number(fields[0]), let length = number(fields[1]) else {
        return (tokens, excerpt(line))
      }
      let tokenClass = classes[fields[2]]
      if case .dropped = tokenClass { continue }
      guard length > 0 else { continue }
      if let last = tokens.last, last.offset + last.length == offset,
        let merged = last.tokenClass.merged(with: tokenClass)
      {
        tokens[tokens.count - 1].length += length
        tokens[tokens.count - 1].tokenClass = merged
      } else {
        tokens.append(ComparedToken(offset: offset, length: length, tokenClass: tokenClass))
      }
    }
    return (tokens, nil)
  }
}

/// Looks up the classes of kinds by their bytes, so that no string is made for each token.
private struct TokenClassTable {
  private var classes: [ArraySlice<UInt8>: TokenClass] = [:]

  subscript(kind: ArraySlice<UInt8>) -> TokenClass {
    mutating get {
      if let known = classes[kind] { return known }
      let tokenClass = TokenClass(kind: String(decoding: kind, as: UTF8.self))
      classes[kind] = tokenClass
      return tokenClass
    }
  }
}
