import SwiftLexer

/// A property of `extension DependencyValues` with a body of its own, read by its accessors.
struct RegisteredProperty {
  /// Code of an accessor, by the keys that it indexes.
  struct Accessor {
    /// What is between the braces.
    var body: Range<Int>
    /// Tokens of `Key` in each `self[Key.self]`, in source order.
    var keys: [Range<Int>]
  }

  var name: String
  /// The name's range.
  var range: SourceRange
  /// Index into `Outline.declarations`.
  var declaration: Int
  var getter: Accessor
  /// `set` or `_modify`.
  var setter: Accessor?
  /// The body is the getter's: `get` is not written.
  var isShorthand: Bool
  var isPrivate: Bool

  /// Those of a file, in source order. What stands under an `#if` within a body is left out.
  static func find(in pass: borrowing Pass) -> [RegisteredProperty] {
    var result: [RegisteredProperty] = []
    for index in pass.outline.declarations.indices {
      let declaration = pass.outline.declarations[index]
      guard declaration.kind == .variable, declaration.parent >= 0, !declaration.modifierSet.isTypeMember, let name = declaration.name.first,
        let body = declaration.body
      else { continue }
      let parent = pass.outline.declarations[Int(declaration.parent)]
      guard parent.kind == .`extension`, let extended = parent.name.last, pass.buffer[extended].word == .DependencyValues else { continue }
      let reader = TokenReader(file: pass.file, buffer: pass.buffer)
      guard var property = read(reader, name, index, body) else { continue }
      property.isPrivate = declaration.modifierSet.isFileScoped || parent.modifierSet.isFileScoped
      result.append(property)
    }
    return result
  }

  private static func read(_ reader: TokenReader, _ name: Int, _ index: Int, _ body: Range<Int>) -> RegisteredProperty? {
    let inner = body.lowerBound + 1..<max(body.lowerBound + 1, body.upperBound - 1)
    guard let first = inner.first, !inner.contains(where: { reader.buffer[$0].kind.isDirective }) else { return nil }
    var property = RegisteredProperty(
      name: reader.word(name), range: reader.buffer[name].range, declaration: index, getter: accessor(inner, reader), setter: nil,
      isShorthand: true, isPrivate: false)
    var accessors: [(word: KnownWord, body: Range<Int>)] = []
    var token = first
    var word = KnownWord.none
    while token < inner.upperBound {
      switch reader.buffer[token].word {
      case .get, ._modify, ._read, .read, .modify: word = reader.buffer[token].word
      case .set: word = .set
      default: break
      }
      if token == first, word == .none, reader.buffer[token].kind != .atSign, reader.buffer[token].word != .mutating,
        reader.buffer[token].word != .nonmutating
      {
        return property
      }
      if reader.buffer[token].kind == .leftBrace, let inside = reader.inside(token, of: inner) {
        accessors.append((word, inside))
        word = .none
      }
      token = reader.behind(token, in: inner)
    }
    guard let getter = accessors.first(where: { $0.word == .get || $0.word == ._read || $0.word == .read }) else { return nil }
    property.isShorthand = false
    property.getter = accessor(getter.body, reader)
    property.setter = accessors.first { $0.word == .set || $0.word == ._modify || $0.word == .modify }.map { accessor($0.body, reader) }
    return property
  }

  private static func accessor(_ body: Range<Int>, _ reader: TokenReader) -> Accessor {
    var keys: [Range<Int>] = []
    for token in body where reader.buffer[token].word == .`self` && token + 1 < body.upperBound && reader.buffer[token + 1].kind == .leftSquare {
      guard let inside = reader.inside(token + 1, of: body), inside.count >= 3, reader.buffer[inside.upperBound - 1].word == .`self`,
        reader.buffer[inside.upperBound - 2].kind == .period
      else { continue }
      keys.append(inside.lowerBound..<inside.upperBound - 2)
    }
    return Accessor(body: body, keys: keys)
  }

  /// The key, where the getter gives its value and nothing else: `self[Key.self]`, with `return` or without.
  func plainKey(_ pass: borrowing Pass) -> Range<Int>? {
    guard getter.keys.count == 1, let key = getter.keys.first else { return nil }
    var start = getter.body.lowerBound
    if pass.buffer[start].word == .return { start += 1 }
    // `self`, `[`, the key, `.self`, `]`.
    return start + 2 == key.lowerBound && key.upperBound + 3 == getter.body.upperBound ? key : nil
  }
}
