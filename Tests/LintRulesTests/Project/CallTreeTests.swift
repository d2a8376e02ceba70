import LintRules
import SwiftLexer
import Testing

@Suite struct CallTreeTests {
  private struct Read {
    let file: SourceFile
    let buffer: TokenBuffer
    let outline: Outline
    let tree: CallTree

    init(_ text: String) {
      file = SourceFile(path: "A.swift", text: text)
      buffer = Lexer.tokenize(file)
      outline = OutlineParser.parse(buffer, of: file, depth: .full)
      tree = CallTree(outline)
    }

    func call(_ name: String) -> Int? {
      outline.calls.indices.first { outline.calls[$0].nameToken >= 0 && file.text(buffer[Int(outline.calls[$0].nameToken)].range) == name }
    }

    /// `callee(label:)` of an argument, or what else it is.
    func describe(_ container: CallTree.Container) -> String {
      switch container {
      case .none: return "none"
      case .closure(let index): return "closure \(file.text(buffer.range(of: outline.closures[index].tokens)))"
      case .argument(let index):
        let call = outline.calls[Int(tree.callOfArgument[index])]
        let label = Int(outline.arguments[index].label)
        return "\(file.text(buffer.range(of: call.callee)))(\(label >= 0 ? file.text(buffer[label].range) : "_"):)"
      }
    }
  }

  @Test(arguments: [
    ("f(x())", "f(_:)"),
    ("f(a: 1, b: x())", "f(b:)"),
    ("f(a: g(1), b: [x()])", "f(b:)"),
    ("f(a: (1 + x()))", "f(a:)"),
    ("f(a: x()())", "f(a:)"),
    ("f(a: 1).g(b: x())", "f(a: 1).g(b:)"),
    ("f(a: g(b: 1).h(c: x()))", "g(b: 1).h(c:)"),
    ("f(a: x().h(c: 2))", "f(a:)"),
    ("f(a: \"\\(x())\")", "f(a:)"),
    ("f { x() }", "closure { x() }"),
    ("f { g(); x() }", "closure { g(); x() }"),
    ("f { g(x()) }", "g(_:)"),
    ("f(a: 1) { 2 } b: { x() }", "closure { x() }"),
    ("f(a: { x() }())", "closure { x() }"),
    ("let a = { x() }", "closure { x() }"),
    ("let a = x()", "none"),
    ("f(1); x()", "none"),
    ("f { 1 }; x()", "none"),
    ("f(a: [1: { g(b: x()) }])", "g(b:)"),
    ("f(", "none"),
    ("f(x(", "f(_:)"),
  ]) func containerOfACall(text: String, container: String) {
    let read = Read(text)
    guard let call = read.call("x") else {
      #expect(!text.contains("x("))
      return
    }
    #expect(read.describe(read.tree.container(ofCall: call, read.outline)) == container)
  }

  @Test(arguments: [
    ("f(a: { 1 })", "f(a:)"),
    ("f { 1 }", "f(_:)"),
    ("f {} b: { 1 }", "f(b:)"),
    ("f(a: ({ 1 }))", "f(a:)"),
    ("f(a: { 1 }())", "f(a:)"),
    ("f(a: true ? { 1 } : g)", "f(a:)"),
    ("let a = { 1 }", "none"),
    ("f { let a = { 1 } }", "closure { let a = { 1 } }"),
  ]) func containerOfAClosure(text: String, container: String) throws {
    let read = Read(text)
    let closure = try #require(
      read.outline.closures.indices.first { read.file.text(read.buffer.range(of: read.outline.closures[$0].tokens)) == "{ 1 }" })
    #expect(read.describe(read.tree.container(ofClosure: closure, read.outline)) == container)
  }

  /// The sweep agrees with a search through all arguments.
  @Test func agreesWithASearchOnRealSources() {
    for file in SourceTree.sources + SourceTree.tests {
      let outline = OutlineParser.parse(file.buffer, of: file.source, depth: .full)
      let tree = CallTree(outline)
      func innermost(_ token: Int) -> Int32 {
        let found = outline.arguments.indices.filter { outline.arguments[$0].value.contains(token) }
        return found.min { outline.arguments[$0].value.count < outline.arguments[$1].value.count }.map(Int32.init) ?? -1
      }
      for index in outline.calls.indices {
        // The bracket of a trailing closure is one of its call's own arguments.
        let call = outline.calls[index]
        guard call.parenthesized > 0 || !call.parentheses.isEmpty else { continue }
        #expect(tree.argumentOfCall[index] == innermost(call.parentheses.lowerBound), "\(file.place(call.callee.lowerBound))")
      }
      for index in outline.closures.indices {
        let closure = outline.closures[index]
        #expect(tree.argumentOfClosure[index] == innermost(closure.tokens.lowerBound), "\(file.place(closure.tokens.lowerBound))")
      }
    }
  }

  @Test(.timeLimit(.minutes(1))) func manyArgumentsAndDeepNestingTakeNoTime() {
    let wide = "f(" + String(repeating: "a: g(1), ", count: 50_000) + "a: 1)"
    let deep = String(repeating: "f(a: ", count: 20_000) + "x()" + String(repeating: ")", count: 20_000)
    let chain = "f(1)" + String(repeating: ".g(a: 1)", count: 20_000)
    for text in [wide, deep, chain] {
      let read = Read(text)
      #expect(read.tree.argumentOfCall.count == read.outline.calls.count)
    }
    let innermost = Read(deep)
    #expect(innermost.call("x").map { innermost.describe(innermost.tree.container(ofCall: $0, innermost.outline)) } == "f(a:)")
  }
}
