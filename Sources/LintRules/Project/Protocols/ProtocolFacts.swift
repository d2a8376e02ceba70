import SwiftLexer

/// What a file says of protocols: what they ask for, what extensions give, and where they stand as types.
package struct ProtocolFacts: Sendable {
  /// What its protocols require, in source order.
  package var requirements: [Requirement] = []
  /// Names of the functions and properties that its extensions declare, with their type.
  package var extensionMembers: [ExtensionMember] = []
  /// Protocols that stand behind `any` as the values of keys and of `@DependencyEntry`.
  package var values: [Value] = []
  /// Last names in the types of weak properties.
  package var weakTypes: [String] = []

  package struct Requirement: Sendable {
    /// Index into `FileFacts.types`.
    package var type: Int32
    package var name: NameHash
    /// Name and labels.
    package var signature: UInt32
    package var isMethod: Bool
  }

  package struct ExtensionMember: Sendable {
    /// Index into `FileFacts.types`.
    package var type: Int32
    package var name: NameHash
  }

  package struct Value: Sendable {
    /// As it is written.
    package var name: String
    /// Index into `FileFacts.types` of the type or extension that says so.
    package var type: Int32
  }
}

extension FactCollector {
  /// - Parameters:
  ///   - declaration: a member of a type.
  ///   - typeIndex: of that type in `facts.types`.
  mutating func collectProtocolFacts(_ declaration: Declaration, _ typeIndex: Int32) {
    let type = facts.types[Int(typeIndex)]
    switch declaration.kind {
    case .variable, .constant, .function, .initializer, .`subscript`: break
    case .`typealias`:
      if let token = declaration.name.first, let aliased = declaration.type, name(of: token) == "Value" { collectValue(aliased, typeIndex) }
      return
    default: return
    }
    if declaration.modifierSet.contains(.weak), let written = declaration.type {
      for token in written where buffer[token].kind == .identifier && buffer[token].word != .any { facts.protocols.weakTypes.append(name(of: token)) }
    }
    let isProperty = declaration.kind == .variable || declaration.kind == .constant
    if isProperty, let written = declaration.type, let token = declaration.name.first {
      switch buffer[token].word {
      case .liveValue, .testValue, .previewValue: collectValue(written, typeIndex)
      default: if outline.attributes[declaration.attributes].contains(where: { $0.word == .DependencyEntry }) { collectValue(written, typeIndex) }
      }
    }
    let token = declaration.name.first ?? declaration.keyword
    switch type.kind {
    case .`protocol`:
      let hash = NameHash(buffer[token], file)
      facts.protocols.requirements.append(
        ProtocolFacts.Requirement(type: typeIndex, name: hash, signature: signature(hash, declaration), isMethod: !isProperty))
    case .`extension`:
      facts.protocols.extensionMembers.append(ProtocolFacts.ExtensionMember(type: typeIndex, name: NameHash(buffer[token], file)))
    default: break
    }
  }

  /// A type `any P`, in parentheses or not.
  private mutating func collectValue(_ written: Range<Int>, _ typeIndex: Int32) {
    var tokens = TypeForm.unattributed(written, buffer)
    if let first = tokens.first, buffer[first].kind == .leftParen { tokens = first + 1..<tokens.upperBound }
    guard let first = tokens.first, buffer[first].word == .any, first + 1 < tokens.upperBound,
      let name = QualifiedName.read(first + 1..<tokens.upperBound, buffer, file)
    else { return }
    facts.protocols.values.append(ProtocolFacts.Value(name: name, type: typeIndex))
  }

  private func signature(_ name: NameHash, _ declaration: Declaration) -> UInt32 {
    guard let parameters = declaration.parameters else { return name.value }
    var result = name.value &* 31 &+ 1
    var index = parameters.lowerBound + 1
    while index < parameters.upperBound - 1 {
      let token = buffer[index]
      if token.kind.isOpeningBracket, token.partner != TokenBuffer.noPartner {
        index = Int(token.partner) + 1
        continue
      }
      if token.kind.isWord, buffer[index - 1].kind == .leftParen || buffer[index - 1].kind == .comma {
        result = result &* 31 &+ (token.kind == .wildcard ? 7 : NameHash(token, file).value)
      }
      index += 1
    }
    return result
  }
}
