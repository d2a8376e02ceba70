import SwiftLexer

/// A manifest's tokens, with the walking that reading literals takes. Walks are flat: a bracket is stepped over by its
/// partner.
struct ManifestTokens: Sendable {
  let file: SourceFile
  let buffer: TokenBuffer
  /// Bytes. A longer name or path is none that is known: comparing texts takes long where they are piles of combining marks.
  private static let longestText = 1024

  init(_ file: SourceFile) {
    self.file = file
    buffer = Lexer.tokenize(file)
  }

  struct Argument {
    /// `nil` without a label.
    var label: String?
    /// Tokens of the value.
    var value: Range<Int>
  }

  subscript(index: Int) -> Token { buffer.tokens[index] }
  var count: Int { buffer.count }

  func range(_ tokens: Range<Int>) -> SourceRange { buffer.range(of: tokens) }

  /// A word's text, back quotes left out.
  func word(_ index: Int) -> String? {
    let token = buffer.tokens[index]
    guard token.kind == .identifier || token.kind == .keyword else { return nil }
    let range = token.range.bytes
    let bytes = token.flags.contains(.backquoted) && range.count >= 2 ? range.dropFirst().dropLast() : range
    return bytes.count > Self.longestText ? nil : String(decoding: file.storage[bytes], as: UTF8.self)
  }

  /// Whether a token's bytes are exactly these.
  func spells(_ index: Int, _ text: StaticString) -> Bool {
    let bytes = buffer.tokens[index].range.bytes
    guard bytes.count == text.utf8CodeUnitCount else { return false }
    return file.storage[bytes].elementsEqual(text.description.utf8)
  }

  func isKeyword(_ index: Int, _ word: KnownWord) -> Bool {
    let token = buffer.tokens[index]
    return token.kind == .keyword && token.word == word
  }

  /// The token behind this one, or behind the bracket that closes this one.
  func next(after index: Int) -> Int {
    let token = buffer.tokens[index]
    guard token.kind.isOpeningBracket, token.partner != TokenBuffer.noPartner else { return index + 1 }
    return Int(token.partner) + 1
  }

  /// What a bracket holds, or `nil` if it has no partner.
  func contents(ofBracketAt index: Int) -> Range<Int>? {
    let token = buffer.tokens[index]
    guard token.kind.isOpeningBracket, token.partner != TokenBuffer.noPartner else { return nil }
    return index + 1..<Int(token.partner)
  }

  /// The pieces of a list between commas; an empty piece behind a last comma is left out.
  func pieces(of range: Range<Int>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if buffer.tokens[index].kind == .comma {
        pieces.append(start..<index)
        start = index + 1
      }
      index = next(after: index)
    }
    if start < range.upperBound { pieces.append(start..<range.upperBound) }
    return pieces
  }

  /// Arguments between the parentheses that open at a token.
  func arguments(ofParenthesisAt index: Int) -> [Argument] {
    guard let contents = contents(ofBracketAt: index) else { return [] }
    return pieces(of: contents).map { piece in
      let first = piece.lowerBound
      if piece.count >= 2, buffer.tokens[first + 1].kind == .colon, let label = word(first) {
        return Argument(label: label, value: first + 2..<piece.upperBound)
      }
      return Argument(label: nil, value: piece)
    }
  }

  /// The text of a plain one-line string literal without escapes that fills the range.
  func stringLiteral(_ range: Range<Int>) -> String? {
    let tokens = buffer.tokens
    guard range.count >= 2, tokens[range.lowerBound].kind == .stringQuote, tokens[range.upperBound - 1].kind == .stringQuote
    else { return nil }
    if range.count == 2 { return "" }
    guard range.count == 3, tokens[range.lowerBound + 1].kind == .stringSegment else { return nil }
    let bytes = file.storage[tokens[range.lowerBound + 1].range.bytes]
    return bytes.count > Self.longestText || bytes.contains(UInt8(ascii: "\\")) ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// A dotted path of words that starts the range (`Target.Dependency`, `.product`), and the index behind it.
  func memberPath(_ range: Range<Int>) -> (path: [String], end: Int, isImplicit: Bool)? {
    var index = range.lowerBound
    let isImplicit = index < range.upperBound && buffer.tokens[index].kind == .period
    if isImplicit { index += 1 }
    var path: [String] = []
    while index < range.upperBound, let part = word(index) {
      path.append(part)
      index += 1
      guard index < range.upperBound, buffer.tokens[index].kind == .period else { break }
      index += 1
    }
    return path.isEmpty ? nil : (path, index, isImplicit)
  }

  /// A call that fills the range, with a dotted path as its callee.
  func call(_ range: Range<Int>) -> (path: [String], isImplicit: Bool, parenthesis: Int)? {
    guard let callee = memberPath(range), callee.end < range.upperBound, buffer.tokens[callee.end].kind == .leftParen,
      next(after: callee.end) == range.upperBound
    else { return nil }
    return (callee.path, callee.isImplicit, callee.end)
  }
}
