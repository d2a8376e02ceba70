import SwiftLexer

/// Reads the overrides of one block from its tokens: statements that begin with the block's own `DependencyValues`.
///
/// What stands in nested closures belongs to them, and is not looked at: `$0` is another value there.
struct OverrideReader {
  let reader: TokenReader
  private let values: ValueReader

  init(_ file: SourceFile, _ buffer: TokenBuffer) {
    reader = TokenReader(file: file, buffer: buffer)
    values = ValueReader(file, buffer)
  }

  private var buffer: TokenBuffer { reader.buffer }

  // MARK: Closures

  /// What a closure calls its first parameter: `$0`, unless it names it.
  func base(of closure: Range<Int>) -> String {
    let body = reader.closureBody(closure)
    var index = closure.lowerBound + 1
    while index < body.lowerBound {
      switch buffer[index].kind {
      case .leftSquare: index = reader.behind(index, in: closure)
      case .atSign: index += 2
      case .identifier: return buffer[index].word == .in ? "$0" : reader.word(index)
      case .wildcard: return "_"
      default: index += 1
      }
    }
    return "$0"
  }

  /// - Parameter tokens: a closure with its braces.
  func closure(_ tokens: Range<Int>) -> [OverrideFact] {
    body(reader.closureBody(tokens), base: base(of: tokens))
  }

  // MARK: Statements

  func body(_ tokens: Range<Int>, base: String) -> [OverrideFact] {
    var result: [OverrideFact] = []
    read(tokens, base, isConditional: false, depth: 0, into: &result)
    return result
  }

  private func read(_ tokens: Range<Int>, _ base: String, isConditional: Bool, depth: Int, into result: inout [OverrideFact]) {
    guard depth < 16 else { return }
    for piece in pieces(tokens) {
      for statement in reader.statements(piece) ?? [] {
        read(statement: statement, base, isConditional, depth, into: &result)
      }
    }
  }

  /// What stands between the directives of `#if`.
  private func pieces(_ tokens: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = tokens.lowerBound
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if buffer[index].kind.isDirective {
        result.append(start..<index)
        start = index + 1
      }
      index = reader.behind(index, in: tokens)
    }
    result.append(start..<tokens.upperBound)
    return result.filter { !$0.isEmpty }
  }

  private func read(
    statement: Range<Int>, _ base: String, _ isConditional: Bool, _ depth: Int, into result: inout [OverrideFact]
  ) {
    var statement = statement
    while let first = statement.first {
      switch buffer[first].word {
      case .try, .await:
        statement = first + 1..<statement.upperBound
        if let next = statement.first, buffer[next].kind == .exclamationMark || buffer[next].kind == .postfixQuestionMark {
          statement = next + 1..<statement.upperBound
        }
        continue
      case .case, .default:
        guard buffer[first].kind == .keyword, let colon = statement.first(where: { buffer[$0].kind == .colon }) else { return }
        return read(colon + 1..<statement.upperBound, base, isConditional: true, depth: depth + 1, into: &result)
      case .if, .guard, .switch, .for, .while, .repeat, .do, .else, .catch:
        guard buffer[first].kind == .keyword else { break }
        var index = first
        while index < statement.upperBound {
          if buffer[index].kind == .leftBrace, let inner = reader.inside(index, of: statement) {
            read(inner, base, isConditional: isConditional || buffer[first].word != .do, depth: depth + 1, into: &result)
          }
          index = reader.behind(index, in: statement)
        }
        return
      default: break
      }
      break
    }
    guard let first = statement.first else { return }
    if isBase(first, base), let fact = path(from: first, in: statement) {
      result.append(fact.with(isConditional: isConditional))
      return
    }
    handOns(statement, base, isConditional, into: &result)
  }

  private func isBase(_ token: Int, _ base: String) -> Bool {
    let kind = buffer[token].kind
    guard kind == .dollarIdentifier || kind == .identifier || buffer[token].word == .self else { return false }
    return reader.word(token) == base
  }

  /// `configure(&$0)`, `configure(&$0.client)`.
  private func handOns(_ statement: Range<Int>, _ base: String, _ isConditional: Bool, into result: inout [OverrideFact]) {
    for index in statement where buffer[index].kind == .prefixAmpersand && index + 1 < statement.upperBound && isBase(index + 1, base) {
      var open = index
      while open > statement.lowerBound, buffer[open].kind != .leftParen { open -= 1 }
      let name = open > statement.lowerBound && buffer[open - 1].kind.isWord ? reader.word(open - 1) : ""
      let (root, rest, end) = components(behind: index + 1, in: statement)
      let range = buffer.range(of: index + 1..<end)
      result.append(
        OverrideFact(
          root: root, rest: rest, operation: .handOn(name), range: range, value: nil, valueRange: range, isConditional: isConditional,
          block: -1))
    }
  }

  // MARK: Paths

  /// The override that a statement is which begins with the values, and a path.
  func path(from base: Int, in statement: Range<Int>) -> OverrideFact? {
    let (root, rest, end) = components(behind: base, in: statement)
    let range = buffer.range(of: base..<end)
    guard end < statement.upperBound else { return nil }
    if buffer[end].kind == .equal {
      let value = end + 1..<statement.upperBound
      return OverrideFact(
        root: root, rest: rest, operation: .assign, range: range, value: values.form(ofExpression: value),
        valueRange: buffer.range(of: value), isConditional: false, block: -1)
    }
    return OverrideFact(
      root: root, rest: rest, operation: .change, range: range, value: nil, valueRange: range, isConditional: false, block: -1)
  }

  /// What a path behind its base leads to, and the token behind it.
  private func components(behind base: Int, in tokens: Range<Int>) -> (root: OverrideFact.Root, rest: [String], end: Int) {
    var index = base + 1
    var root = OverrideFact.Root.all
    if index + 1 < tokens.upperBound, buffer[index].kind == .period, buffer[index + 1].kind.isWord {
      root = .property(reader.word(index + 1))
      index += 2
    } else if index < tokens.upperBound, buffer[index].kind == .leftSquare, let inner = reader.inside(index, of: tokens),
      let key = QualifiedName.read(inner, buffer, reader.file), key.hasSuffix(".self")
    {
      root = .key(String(key.dropLast(5)))
      index = inner.upperBound + 1
    } else {
      return (root, [], index)
    }
    var rest: [String] = []
    while index < tokens.upperBound {
      if buffer[index].kind == .postfixQuestionMark || buffer[index].kind == .exclamationMark {
        index += 1
      } else if buffer[index].kind == .period, index + 1 < tokens.upperBound, buffer[index + 1].kind.isWord {
        rest.append(reader.word(index + 1))
        index += 2
      } else {
        break
      }
    }
    return (root, rest, index)
  }

  // MARK: Arguments

  /// `\.k.e`, `\DependencyValues.k.e`; `nil` for a path that is none of words.
  func keyPath(_ tokens: Range<Int>) -> (root: OverrideFact.Root, rest: [String])? {
    guard let first = tokens.first, buffer[first].kind == .backslash else { return nil }
    var names: [String] = []
    var index = first + 1
    if index < tokens.upperBound, buffer[index].kind.isWord { index += 1 }
    while index + 1 < tokens.upperBound, buffer[index].kind == .period {
      if buffer[index + 1].kind == .leftSquare, names.isEmpty, let inner = reader.inside(index + 1, of: tokens),
        let key = QualifiedName.read(inner, buffer, reader.file), key.hasSuffix(".self")
      {
        return inner.upperBound + 1 == tokens.upperBound ? (.key(String(key.dropLast(5))), []) : nil
      }
      guard buffer[index + 1].kind.isWord else { return nil }
      names.append(reader.word(index + 1))
      index += 2
    }
    guard index == tokens.upperBound, let root = names.first else { return nil }
    return root == "self" && names.count == 1 ? (.all, []) : (.property(root), Array(names.dropFirst()))
  }

  func form(_ tokens: Range<Int>) -> ValueForm { values.form(ofExpression: tokens) }
}

extension OverrideFact {
  fileprivate func with(isConditional: Bool) -> OverrideFact {
    var fact = self
    fact.isConditional = isConditional
    return fact
  }
}
