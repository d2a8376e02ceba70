import SwiftLexer

/// What a function type says of an endpoint.
package struct FunctionShape: Sendable, Equatable {
  package enum Throwing: Sendable, Equatable {
    case no, yes
    /// `throws(Never)` and other written error types.
    case typed(String)
  }

  package enum Result: Sendable, Equatable {
    case void, never, optional, array, dictionary, function
    /// The type's name without its generic arguments.
    case named(String)
    /// A tuple, `any P`, and what else has no one name.
    case other
  }

  package var isAsync = false
  package var throwing = Throwing.no
  package var result = Result.other

  /// A test that calls it may be told by an error.
  package var canThrow: Bool { throwing != .no && throwing != .typed("Never") }

  /// - Parameter type: tokens of a written type; `nil` where it is no function type.
  static func read(_ type: Range<Int>, _ buffer: TokenBuffer, _ file: SourceFile) -> FunctionShape? {
    let reader = TokenReader(file: file, buffer: buffer)
    let type = TypeForm.unattributed(type, buffer)
    guard let first = type.first else { return nil }
    guard let arrow = arrow(in: type, reader) else {
      guard reader.isBracketed(type, by: .leftParen), let inner = reader.inside(first, of: type) else { return nil }
      return inner.isEmpty ? nil : read(inner, buffer, file)
    }
    var shape = FunctionShape()
    var index = reader.behind(first, in: type)
    while index < arrow {
      switch buffer[index].word {
      case .async, .reasync: shape.isAsync = true
      case .throws, .rethrows:
        shape.throwing = .yes
        if index + 1 < arrow, buffer[index + 1].kind == .leftParen, let error = reader.inside(index + 1, of: type) {
          shape.throwing = .typed(reader.text(error))
          index = error.upperBound
        }
      default: break
      }
      index += 1
    }
    shape.result = result(arrow + 1..<type.upperBound, reader)
    return shape
  }

  private static func arrow(in type: Range<Int>, _ reader: TokenReader) -> Int? {
    var index = type.lowerBound
    while index < type.upperBound {
      if reader.buffer[index].kind == .arrow { return index }
      index = reader.behind(index, in: type)
    }
    return nil
  }

  static func result(_ tokens: Range<Int>, _ reader: TokenReader) -> Result {
    let buffer = reader.buffer
    var tokens = TypeForm.unattributed(tokens, buffer)
    while reader.isBracketed(tokens, by: .leftParen), let inner = reader.inside(tokens.lowerBound, of: tokens) {
      if inner.isEmpty { return .void }
      if reader.contains(inner, where: { $0.kind == .comma }) { return .other }
      tokens = TypeForm.unattributed(inner, buffer)
    }
    guard let first = tokens.first, let last = tokens.last else { return .other }
    if arrow(in: tokens, reader) != nil { return .function }
    if buffer[last].kind == .postfixQuestionMark || buffer[last].kind == .exclamationMark { return .optional }
    if buffer[first].kind == .leftSquare {
      guard reader.isBracketed(tokens, by: .leftSquare), let inner = reader.inside(first, of: tokens) else { return .other }
      return reader.contains(inner) { $0.kind == .colon } ? .dictionary : .array
    }
    switch buffer[first].word {
    case .any, .some: return .other
    default: break
    }
    if reader.contains(tokens, where: { $0.kind == .binaryOperator && reader.file.storage[Int($0.start)] == UInt8(ascii: "&") }) {
      return .other
    }
    // `Set<Int>?` ends in `>?`, which is one token.
    if buffer[last].kind.isOperator, reader.file.storage[Int(buffer[last].end) - 1] == UInt8(ascii: "?") { return .optional }
    guard let name = QualifiedName.read(tokens, buffer, reader.file) else { return .other }
    switch name {
    case "Void", "Swift.Void": return .void
    case "Never", "Swift.Never": return .never
    case "Optional", "Swift.Optional": return .optional
    case "Array": return .array
    case "Dictionary": return .dictionary
    default: return .named(name)
    }
  }
}
