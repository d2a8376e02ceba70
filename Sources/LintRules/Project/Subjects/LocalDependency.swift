import SwiftLexer

/// A dependency that a function, a closure or a file declares, and not a type.
struct LocalDependency {
  var property: DependencyProperty
  /// Tokens in which it can be used.
  var scope: Range<Int>
  var isAtFileScope: Bool

  /// Those of a file, in source order.
  static func all(in pass: borrowing Pass) -> [LocalDependency] {
    let outline = pass.outline
    var result: [LocalDependency] = []
    for (index, declaration) in outline.declarations.enumerated() where declaration.kind == .variable && !declaration.attributes.isEmpty {
      guard let nameToken = declaration.name.first,
        let attribute = outline.attributes[declaration.attributes].first(where: { $0.word == .Dependency })
      else { continue }
      let isAtFileScope = declaration.parent < 0 && outline.closure(around: nameToken) < 0
      let scope: Range<Int>
      if isAtFileScope {
        scope = 0..<pass.buffer.count
      } else {
        guard declaration.parent < 0 || !outline.declarations[Int(declaration.parent)].kind.isNominalOrExtension,
          !declaration.modifierSet.isTypeMember, let end = pass.buffer.endOfBraces(around: declaration.tokens.lowerBound)
        else { continue }
        scope = declaration.tokens.upperBound..<max(declaration.tokens.upperBound, end)
      }
      let property = DependencyProperty(declaration, index, nameToken, attribute, pass.buffer, pass.file)
      result.append(LocalDependency(property: property, scope: scope, isAtFileScope: isAtFileScope))
    }
    return result
  }
}

extension DependencyProperty {
  /// Reads what the attribute says.
  init(_ declaration: Declaration, _ index: Int, _ nameToken: Int, _ attribute: Attribute, _ buffer: TokenBuffer, _ file: SourceFile) {
    self.init(
      name: QualifiedName.word(buffer[nameToken], file), path: "", key: nil, range: buffer[nameToken].range, declaration: Int32(index),
      isPrivate: declaration.modifierSet.isFileScoped)
    guard let arguments = attribute.arguments, arguments.count > 2 else { return }
    let inner = arguments.lowerBound + 1..<arguments.upperBound
    if buffer[inner.lowerBound].kind == .backslash {
      let start = QualifiedName.read(inner.lowerBound + 1..<inner.lowerBound + 2, buffer, file) == nil ? 2 : 1
      let written = QualifiedName.read(inner.lowerBound + start..<inner.upperBound, buffer, file) ?? ""
      path = written.hasPrefix("DependencyValues.") ? String(written.dropFirst("DependencyValues.".count)) : written
    } else if let name = QualifiedName.read(inner, buffer, file), name.hasSuffix(".self") {
      key = String(name.dropLast(".self".count))
    }
  }
}

extension TokenBuffer {
  /// Token of the brace that closes the innermost braces around a token.
  fileprivate func endOfBraces(around token: Int) -> Int? {
    var index = token - 1
    while index >= 0 {
      let item = tokens[index]
      if item.kind == .leftBrace { return item.partner == TokenBuffer.noPartner ? nil : Int(item.partner) }
      index = item.kind.isClosingBracket && item.partner != TokenBuffer.noPartner ? Int(item.partner) - 1 : index - 1
    }
    return nil
  }
}
