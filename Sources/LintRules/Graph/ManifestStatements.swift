import SwiftLexer

/// The statements of a manifest's file scope, or of an extension's body, told apart by line ends and brackets.
struct ManifestStatement: Sendable {
  enum Kind: Sendable, Equatable {
    case `import`
    /// `let` or a `var` with a body. `value` is the initialiser or the body's only expression.
    case constant(name: String, type: Range<Int>?, value: Range<Int>, isVariable: Bool)
    case function(name: String)
    /// The extended type as it is written, without a leading `PackageDescription.`.
    case `extension`(type: String, body: Range<Int>)
    case type
    case loop
    case other
  }
  var kind: Kind
  var tokens: Range<Int>
  /// It stands between `#if` and `#endif`.
  var isConditional: Bool
}

extension ManifestTokens {
  func statements(in range: Range<Int>) -> [ManifestStatement] {
    var statements: [ManifestStatement] = []
    var conditions = 0
    var start = range.lowerBound
    var index = start

    func close(at end: Int) {
      if start < end {
        statements.append(
          ManifestStatement(kind: statementKind(start..<end), tokens: start..<end, isConditional: conditions > 0))
      }
      start = end
    }

    while index < range.upperBound {
      let token = self[index]
      switch token.kind {
      case .poundIf, .poundElseif, .poundElse, .poundEndif:
        close(at: index)
        if token.kind == .poundIf { conditions += 1 }
        if token.kind == .poundEndif { conditions = max(0, conditions - 1) }
        index = endOfLine(index, in: range)
        start = index
        continue
      case .semicolon:
        close(at: index)
        start = index + 1
      case .endOfFile:
        close(at: index)
      default:
        if index > start, token.flags.contains(.atStartOfLine), !continues(index) { close(at: index) }
      }
      index = next(after: index)
    }
    close(at: range.upperBound)
    return statements
  }

  /// The first token of a later line.
  private func endOfLine(_ index: Int, in range: Range<Int>) -> Int {
    var index = index + 1
    while index < range.upperBound, !self[index].flags.contains(.atStartOfLine) { index += 1 }
    return index
  }

  /// The first token of a line goes on with the expression before it.
  private func continues(_ index: Int) -> Bool {
    switch self[index].kind {
    case .period, .binaryOperator, .infixQuestionMark, .colon, .comma, .equal, .leftBrace, .arrow: return true
    case .keyword where [.`as`, .`is`, .`where`, .`else`, .`catch`, .`in`].contains(self[index].word): return true
    default: break
    }
    switch self[index - 1].kind {
    case .binaryOperator, .prefixOperator, .infixQuestionMark, .colon, .comma, .equal, .arrow, .period, .atSign: return true
    case .keyword: return ![.`self`, .`true`, .`false`, .`nil`].contains(self[index - 1].word)
    default: return false
    }
  }

  private func statementKind(_ range: Range<Int>) -> ManifestStatement.Kind {
    var index = range.lowerBound
    // Attributes and modifiers.
    while index < range.upperBound {
      if self[index].kind == .atSign {
        index += 2
        if index < range.upperBound, self[index].kind == .leftParen, !self[index].flags.contains(.afterTrivia) {
          index = next(after: index)
        }
      } else if Self.modifiers.contains(self[index].word), index + 1 < range.upperBound, self[index].kind.isWord,
        self[index + 1].kind == .keyword || Self.modifiers.contains(self[index + 1].word)
      {
        index += 1
      } else {
        break
      }
    }
    guard index < range.upperBound, self[index].kind == .keyword || self[index].kind == .identifier else { return .other }
    switch self[index].word {
    case .`import`: return .import
    case .`let`, .`var`: return constantKind(index..<range.upperBound)
    case .`func`: return .function(name: index + 1 < range.upperBound ? word(index + 1) ?? "" : "")
    case .`extension`: return extensionKind(index..<range.upperBound)
    case .`struct`, .`enum`, .`class`, .`protocol`, .`typealias`, .`operator`, .`precedencegroup`, .actor: return .type
    case .`for`, .`while`, .`repeat`: return .loop
    default: return .other
    }
  }

  private static let modifiers: Set<KnownWord> = [
    .`public`, .`private`, .`fileprivate`, .`internal`, .package, .`static`, .final, .nonisolated, .prefix, .infix, .postfix,
    .open, .lazy
  ]

  /// `let name: Type = value`, `var name: Type { value }`.
  private func constantKind(_ range: Range<Int>) -> ManifestStatement.Kind {
    let nameIndex = range.lowerBound + 1
    guard nameIndex < range.upperBound, let name = word(nameIndex) else { return .other }
    var index = nameIndex + 1
    var type: Range<Int>?
    if index < range.upperBound, self[index].kind == .colon {
      let start = index + 1
      index = start
      while index < range.upperBound, self[index].kind != .equal, self[index].kind != .leftBrace { index = next(after: index) }
      type = start..<index
    }
    guard index < range.upperBound else { return .other }
    if self[index].kind == .equal {
      let isVariable = self[range.lowerBound].word == .`var`
      return .constant(name: name, type: type, value: index + 1..<range.upperBound, isVariable: isVariable)
    }
    guard self[index].kind == .leftBrace, next(after: index) == range.upperBound, let body = contents(ofBracketAt: index) else {
      return .other
    }
    let start = !body.isEmpty && isKeyword(body.lowerBound, .`return`) ? body.lowerBound + 1 : body.lowerBound
    return .constant(name: name, type: type, value: start..<body.upperBound, isVariable: false)
  }

  private func extensionKind(_ range: Range<Int>) -> ManifestStatement.Kind {
    guard let type = memberPath(range.lowerBound + 1..<range.upperBound),
      let brace = (type.end..<range.upperBound).first(where: { self[$0].kind == .leftBrace }),
      let body = contents(ofBracketAt: brace)
    else { return .type }
    let path = type.path.first == "PackageDescription" ? type.path.dropFirst() : type.path[...]
    return .extension(type: path.joined(separator: "."), body: body)
  }
}
