import SwiftLexer

/// What a written type is, as far as a client's endpoints ask.
package enum TypeForm {
  /// - Parameter tokens: a property's written type.
  package static func read(_ tokens: Range<Int>, _ buffer: TokenBuffer, _ file: SourceFile) -> StoredProperty.Form {
    let type = unattributed(tokens, buffer)
    guard let first = type.first else { return .other }
    if hasArrow(type, buffer) { return .closure }
    if buffer[first].kind == .leftParen {
      let close = Int(buffer[first].partner)
      guard close < type.upperBound else { return .other }
      let inner = unattributed(first + 1..<close, buffer)
      guard hasArrow(inner, buffer) else { return .other }
      return close + 1 == type.upperBound ? .closure : .optionalClosure
    }
    switch buffer[first].word {
    case .any, .some: return .existential
    default: break
    }
    if type.contains(where: { buffer[$0].kind == .binaryOperator && file.storage[Int(buffer[$0].start)] == UInt8(ascii: "&") }) {
      return .existential
    }
    guard let name = QualifiedName.read(type, buffer, file) else { return .other }
    return .named(name)
  }

  /// Attributes and specifiers that stand before a type, left out (`@Sendable`, `@MainActor`, `sending`, `nonisolated(…)`).
  package static func unattributed(_ tokens: Range<Int>, _ buffer: TokenBuffer) -> Range<Int> {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      let token = buffer[index]
      if token.kind == .atSign {
        index += 2
        while index + 1 < tokens.upperBound, buffer[index].kind == .period { index += 2 }
        // `@Sendable (Int) -> Void`: a parenthesis after a blank is the type's own.
        if index < tokens.upperBound, buffer[index].kind == .leftParen, !buffer[index].flags.contains(.afterTrivia) {
          index = behind(index, buffer, tokens)
        }
        continue
      }
      switch token.word {
      case .sending, .`inout`, .borrowing, .consuming, .__owned, .__shared, .isolated, ._const:
        index += 1
      case .nonisolated:
        index += 1
        if index < tokens.upperBound, buffer[index].kind == .leftParen { index = behind(index, buffer, tokens) }
      default:
        return index..<tokens.upperBound
      }
    }
    return tokens.upperBound..<tokens.upperBound
  }

  private static func behind(_ bracket: Int, _ buffer: TokenBuffer, _ tokens: Range<Int>) -> Int {
    let partner = buffer[bracket].partner
    return partner == TokenBuffer.noPartner ? tokens.upperBound : min(Int(partner) + 1, tokens.upperBound)
  }

  private static func hasArrow(_ tokens: Range<Int>, _ buffer: TokenBuffer) -> Bool {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      let token = buffer[index]
      if token.kind == .arrow { return true }
      index = token.kind.isOpeningBracket ? behind(index, buffer, tokens) : index + 1
    }
    return false
  }
}
