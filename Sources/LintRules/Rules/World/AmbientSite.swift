import SwiftLexer

/// What stands around a token: its declarations, and the brackets from the innermost outwards.
struct AmbientSite {
  /// An open bracket around the token.
  struct Bracket {
    var open: Int
    /// First token of the argument or element that the token stands in.
    var argument: Int
  }

  let token: Int
  /// Innermost declaration, or -1.
  let declaration: Int
  /// Outermost declaration within the innermost type, or -1.
  let member: Int
  /// Declaration of the innermost type or extension, or -1.
  let type: Int
  let brackets: [Bracket]

  /// More brackets around a token than anybody reads.
  private static let deepest = 128

  /// `nil` where too much stands around the token to say.
  init?(_ token: Int, _ pass: borrowing Pass) {
    self.token = token
    declaration = pass.outline.declaration(around: token)
    var member = -1
    var index = declaration
    while index >= 0, !pass.outline.declarations[index].kind.isNominalOrExtension {
      member = index
      index = Int(pass.outline.declarations[index].parent)
    }
    self.member = member
    type = index
    let start = member >= 0 ? pass.outline.declarations[member].tokens.lowerBound : 0
    guard let brackets = Self.brackets(around: token, from: start, pass) else { return nil }
    self.brackets = brackets
  }

  /// The brackets around a token that open at or behind `start`; `nil` where there are too many to say.
  static func brackets(around token: Int, from start: Int, _ pass: borrowing Pass) -> [Bracket]? {
    pass.brackets.places(around: token, from: start, limit: deepest)?.map { Bracket(open: $0.open, argument: $0.argument) }
  }

  // MARK: Questions

  /// The function, initializer, subscript or case whose parameter clause the token stands in, or -1.
  func defaultArgument(in outline: Outline) -> Int {
    var index = declaration
    while index >= 0, !outline.declarations[index].kind.isNominalOrExtension {
      if let parameters = outline.declarations[index].parameters, parameters.contains(token) { return index }
      index = Int(outline.declarations[index].parent)
    }
    return -1
  }

  func isInTypeMember(_ outline: Outline) -> Bool {
    member >= 0 && outline.declarations[member].modifierSet.isTypeMember
  }

  /// The variable or constant whose initial value begins at the token, or -1.
  func initialized(in outline: Outline) -> Int {
    guard declaration >= 0, outline.declarations[declaration].initialValue?.lowerBound == token else { return -1 }
    return declaration
  }

  func isUnderDebug(_ pass: borrowing Pass) -> Bool {
pass.outline.isUnderDebug(Int32(pass.outline.condition(around: token)), pass.buffer, pass.file)
  }
}

extension AmbientSite.Bracket {
  /// Token of the called name, or -1.
  func callee(in buffer: TokenBuffer) -> Int {
    guard open > 0, buffer[open].kind != .leftSquare else { return -1 }
    if buffer[open - 1].kind.isWord { return open - 1 }
    // The closure of `f() { … }`.
    guard buffer[open].kind == .leftBrace, buffer[open - 1].kind == .rightParen, buffer[open - 1].partner != TokenBuffer.noPartner else { return -1 }
    let inner = Int(buffer[open - 1].partner)
    return inner > 0 && buffer[inner - 1].kind.isWord ? inner - 1 : -1
  }

  func label(in buffer: TokenBuffer) -> KnownWord {
    guard argument + 1 < buffer.count, buffer[argument].kind.isWord, buffer[argument + 1].kind == .colon else { return .none }
    return buffer[argument].word
  }

  /// The words of the called name with its base: `logger`, `info`; the last first.
  func calleePath(_ pass: borrowing Pass) -> [String] {
    var words: [String] = []
    var index = callee(in: pass.buffer)
    while index >= 0, pass.buffer[index].kind.isWord, words.count < 16 {
      words.append(QualifiedName.word(pass.buffer[index], pass.file))
      guard pass.buffer.kind(before: index) == .period else { break }
      index -= 2
    }
    return words
  }
}
