import SwiftLexer

/// A text, its outline, and the outline's entries as short text.
struct OutlineReader {
  let file: SourceFile
  let buffer: TokenBuffer
  let outline: Outline

  init(_ text: String, depth: Outline.Depth = .full, recordStatements: Bool = false) {
    file = SourceFile(path: "t.swift", text: text)
    buffer = Lexer.tokenize(file)
    outline = OutlineParser.parse(buffer, of: file, depth: depth, recordStatements: recordStatements)
  }

  func text(_ tokens: Range<Int>) -> String { tokens.isEmpty ? "" : file.text(buffer.range(of: tokens)) }

  func text(_ tokens: Range<Int>?) -> String? { tokens.map { text($0) } }

  func text(_ token: some BinaryInteger) -> String { token < 0 ? "" : file.text(buffer[Int(token)].range) }

  // MARK: Declarations

  /// `kind name`, each below its parent by two blanks.
  var tree: [String] {
    var depths: [Int] = []
    return outline.declarations.map { declaration in
      depths.append(declaration.parent < 0 ? 0 : depths[Int(declaration.parent)] + 1)
      let name = text(declaration.name)
      return String(repeating: "  ", count: depths[depths.count - 1]) + "\(declaration.kind)" + (name.isEmpty ? "" : " " + name)
    }
  }

  /// The first declaration with a name.
  func declaration(_ name: String) -> Declaration? { outline.declarations.first { text($0.name) == name } }

  func declaration(_ kind: Declaration.Kind) -> Declaration? { outline.declarations.first { $0.kind == kind } }

  func attributes(_ declaration: Declaration?) -> [String] {
    declaration.map { outline.attributes[$0.attributes].map { text($0.tokens) } } ?? []
  }

  func modifiers(_ declaration: Declaration?) -> [String] {
    declaration.map { outline.modifiers[$0.modifiers].map { text($0) } } ?? []
  }

  func inherited(_ declaration: Declaration?) -> [String] {
    declaration.map { outline.inheritedTypes[$0.inheritance].map { text($0.tokens) } } ?? []
  }

  func name(_ index: Int32) -> String {
    guard index >= 0 else { return "-" }
    let declaration = outline.declarations[Int(index)]
    return declaration.name.isEmpty ? "\(declaration.kind)" : text(declaration.name)
  }

  // MARK: Calls and closures

  /// `callee(arguments)`: each argument as `label:kind`, trailing closures behind a `|`.
  var calls: [String] {
    outline.calls.map { call in
      let arguments = outline.arguments[call.arguments]
      func list(_ arguments: some Sequence<Argument>) -> String {
        arguments.map { ($0.label < 0 ? "" : text($0.label) + ":") + "\($0.kind)" }.joined(separator: ",")
      }
      let trailing = arguments.dropFirst(Int(call.parenthesized))
      return text(call.callee) + "(" + list(arguments.prefix(Int(call.parenthesized))) + ")"
        + (trailing.isEmpty ? "" : "|" + list(trailing))
    }
  }

  func call(_ callee: String) -> Call? { outline.calls.first { text($0.callee) == callee } }

  /// The kinds of the first arguments of all calls of `f`.
  var argumentKinds: [ExpressionKind] {
    outline.calls.filter { text($0.callee) == "f" && $0.parenthesized > 0 }.map {
      outline.arguments[$0.arguments.lowerBound].kind
    }
  }

  func closure(_ text: String) -> Closure? { outline.closures.first { self.text($0.tokens) == text } }
}
