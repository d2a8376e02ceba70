import SwiftLexer

/// The name that a call of `unimplemented` is given, taken apart.
///
/// Names are written for people: `"Deck.draw"`, `"\(Self.self).draw is unimplemented"`, `"Deck.draw(_:)"`. What counts is how
/// they begin: a type, as an interpolation or as words, a dot, and words joined by dots, the last of which is the endpoint.
struct UnimplementedName {
  enum Prefix: Equatable {
    case none
    /// `\(Self.self)`, `\(self)`, `\(type(of: self))`: the innermost type.
    case ownType
    /// `\(Deck.self)`.
    case type(String)
  }

  /// What follows the words.
  enum Tail: Equatable {
    case end
    /// `(`, as of a signature.
    case parenthesis
    case blank
    case other
  }

  struct Component: Equatable {
    /// Back quotes left out.
    var text: String
    /// Back quotes included.
    var range: SourceRange

    var isUppercase: Bool { text.unicodeScalars.first?.properties.isUppercase ?? false }
  }

  var prefix: Prefix
  /// The interpolated expression, or empty.
  var prefixRange: SourceRange
  /// The dot that stands first or behind the prefix.
  var hasDot = false
  var components: [Component]
  var tail: Tail

  enum Reading {
    /// No text but blanks.
    case empty
    case name(UnimplementedName)
    /// Composed of other things, so that nobody can tell.
    case unknown
  }

  /// - Parameter tokens: a string literal.
  static func read(_ tokens: Range<Int>, _ pass: borrowing Pass) -> Reading {
    guard let pieces = pieces(of: tokens, pass.buffer) else { return .unknown }
    var name = UnimplementedName(prefix: .none, prefixRange: SourceRange(start: 0, end: 0), components: [], tail: .end)
    var index = 0
    if case .interpolation(let expression)? = pieces.first {
      guard let prefix = prefix(expression, pass) else { return .unknown }
      name.prefix = prefix
      name.prefixRange = pass.buffer.range(of: expression)
      index = 1
    }
    guard index < pieces.count else { return name.prefix == .none ? .empty : .name(name) }
    guard case .text(let range) = pieces[index] else { return .unknown }
    let text = pass.file.text(range)
    guard text.utf8.count == range.length else { return .unknown }
    if name.prefix == .none, pieces.count == 1, text.allSatisfy(\.isWhitespace) { return .empty }
    name.scan(text, from: range.start)
    // Words that an interpolation goes on with are not whole.
    if index + 1 < pieces.count, name.tail == .end { return .unknown }
    return .name(name)
  }

  private enum Piece {
    case text(SourceRange)
    /// Tokens between the parentheses.
    case interpolation(Range<Int>)
  }

  private static func pieces(of tokens: Range<Int>, _ buffer: TokenBuffer) -> [Piece]? {
    var index = tokens.lowerBound
    if index < tokens.upperBound, buffer[index].kind == .rawStringPoundDelimiter { index += 1 }
    guard index < tokens.upperBound else { return nil }
    let quote = buffer[index].kind
    guard quote == .stringQuote || quote == .multilineStringQuote else { return nil }
    index += 1
    var pieces: [Piece] = []
    while index < tokens.upperBound {
      switch buffer[index].kind {
      case .stringSegment:
        // What indents a line of a multi-line literal leaves nothing.
        if buffer[index].length > 0 { pieces.append(.text(buffer[index].range)) }
      case .leftParen:
        let close = Int(buffer[index].partner)
        guard close < tokens.upperBound else { return nil }
        pieces.append(.interpolation(index + 1..<close))
        index = close
      case quote:
        let isRaw = index + 1 < tokens.upperBound && buffer[index + 1].kind == .rawStringPoundDelimiter
        return index + (isRaw ? 2 : 1) == tokens.upperBound ? pieces : nil
      case .backslash, .rawStringPoundDelimiter: break
      default: return nil
      }
      index += 1
    }
    return nil
  }

  /// What an interpolation prints, where that is a type's name.
  private static func prefix(_ tokens: Range<Int>, _ pass: borrowing Pass) -> Prefix? {
    let buffer = pass.buffer
    guard let first = tokens.first, let last = tokens.last else { return nil }
    if tokens.count == 1, buffer[first].word == .`self` { return .ownType }
    if buffer[first].kind == .identifier, first + 1 < tokens.upperBound, buffer[first + 1].kind == .leftParen,
      Int(buffer[first + 1].partner) == last, first + 3 < last, buffer[first + 3].kind == .colon
    {
      let inner = first + 4..<last
      switch (pass.text(first), pass.text(first + 2)) {
      case ("type", "of"): return inner.count == 1 && buffer[inner.lowerBound].word == .`self` ? .ownType : nil
      case ("String", "describing"), ("String", "reflecting"): return prefix(inner, pass)
      default: return nil
      }
    }
    guard tokens.count > 2, buffer[last].word == .`self`, buffer[last - 1].kind == .period else { return nil }
    let type = first..<last - 1
    if type.count == 1, buffer[first].word == .`Self` || buffer[first].word == .`self` { return .ownType }
    guard let name = QualifiedName.read(type, buffer, pass.file), name.unicodeScalars.first?.properties.isUppercase == true else {
      return nil
    }
    return name.hasPrefix("Self.") ? nil : .type(name)
  }

  /// Reads one dot where a prefix or nothing stands before it, and the words behind it.
  private mutating func scan(_ text: String, from start: UInt32) {
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    func offset(_ index: String.Index) -> UInt32 { start + UInt32(text.utf8.distance(from: text.startIndex, to: index)) }
    if index < scalars.endIndex, scalars[index] == "." {
      index = scalars.index(after: index)
      hasDot = true
    } else if prefix != .none {
      tail = Self.tail(scalars[index...])
      if tail == .end || tail == .parenthesis { tail = .other }
      return
    }
    while true {
      let begin = index
      let isQuoted = index < scalars.endIndex && scalars[index] == "`"
      if isQuoted { index = scalars.index(after: index) }
      let word = index
      while index < scalars.endIndex, scalars[index] == "_" || scalars[index].properties.isXIDContinue {
        index = scalars.index(after: index)
      }
      let end = index
      if isQuoted {
        guard index < scalars.endIndex, scalars[index] == "`" else {
          index = begin
          break
        }
        index = scalars.index(after: index)
      }
      guard word < end else { break }
      components.append(
        Component(text: String(scalars[word..<end]), range: SourceRange(start: offset(begin), end: offset(index))))
      guard index < scalars.endIndex, scalars[index] == "." else { break }
      let next = scalars.index(after: index)
      guard next < scalars.endIndex, "`_".unicodeScalars.contains(scalars[next]) || scalars[next].properties.isXIDStart else {
        break
      }
      index = next
    }
    tail = Self.tail(scalars[index...])
  }

  private static func tail(_ rest: Substring.UnicodeScalarView) -> Tail {
    var rest = rest
    if rest.first == "." { rest = rest.dropFirst() }
    guard let first = rest.first else { return .end }
    if first == "(" { return .parenthesis }
    return first.properties.isWhitespace ? .blank : .other
  }
}
