/// Where what stands behind a parenthesis or a square bracket that nothing closes goes on: at the next declaration that
/// begins a line, as Swift's own parser reads it. Without one, such a bracket takes all up to the end of its block.
struct UnclosedBrackets {
  /// For each such bracket that a declaration follows: the bracket's token, and the first of the declaration.
  private var ends: [Int: Int] = [:]

  static let none = UnclosedBrackets()

  private init() {}

  /// One walk from the last token to the first. Brackets with a partner are a world of their own.
  init(in tokens: [Token]) {
    var next = -1
    var outer: [Int] = []
    for index in tokens.indices.reversed() {
      let token = tokens[index]
      if token.kind.isClosingBracket, token.partner != TokenBuffer.noPartner {
        outer.append(next)
        next = -1
      } else if token.kind.isOpeningBracket {
        if token.partner != TokenBuffer.noPartner {
          next = outer.popLast() ?? -1
        } else if token.kind != .leftBrace, next >= 0 {
          ends[index] = next
        }
      } else if token.flags.contains(.atStartOfLine), Self.beginsDeclaration(index, tokens) {
        next = index
      }
    }
  }

  /// The declaration behind an opening bracket that nothing closes.
  func end(of opening: Int) -> Int? { ends.isEmpty ? nil : ends[opening] }

  /// Attributes and modifiers, then the keyword. What could be a label or an argument is none.
  private static func beginsDeclaration(_ start: Int, _ tokens: [Token]) -> Bool {
    var index = start
    let end = min(start + longestPrefix, tokens.count - 1)
    while index < end {
      let token = tokens[index]
      if tokens[index + 1].kind == .colon { return false }
      if token.kind == .atSign, tokens[index + 1].kind == .identifier {
        index += 2
        if tokens[index].kind == .leftParen, Int(tokens[index].partner) < end { index = Int(tokens[index].partner) + 1 }
        continue
      }
      switch token.word {
      case .func, .struct, .class, .enum, .protocol, .extension, .import, .typealias, .let, .var, .subscript, .associatedtype, .deinit:
        return token.kind == .keyword && tokens[index + 1].kind != .period
      case .`init`:
        return token.kind == .keyword && [.leftParen, .postfixQuestionMark, .exclamationMark].contains(tokens[index + 1].kind) && index > start
      case .actor:
        return tokens[index + 1].kind == .identifier && !tokens[index + 1].flags.contains(.atStartOfLine)
      case .public, .private, .fileprivate, .internal, .static, .open, .package, .final, .override, .mutating, .nonmutating, .lazy, .weak,
        .indirect, .nonisolated, .required, .convenience, .dynamic, .optional, .unowned:
        index += 1
      default:
        return false
      }
    }
    return false
  }

  /// In tokens: nobody writes more in front of a keyword.
  private static let longestPrefix = 24
}
