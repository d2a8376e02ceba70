import SwiftLexer
import Testing

@Suite struct ClosureOutlineTests {
  @Test(arguments: [
    ("{ a }", nil, nil, "a"), ("{ a in b }", nil, "a", "b"), ("{ a, _ in b }", nil, "a, _", "b"), ("{ (a: A, b) in c }", nil, "(a: A, b)", "c"),
    ("{ [weak self] in b }", "[weak self]", nil, "b"), ("{ [a = f(), unowned(safe) b] c in d }", "[a = f(), unowned(safe) b]", "c", "d"),
    ("{ () async throws -> A<B> in c }", nil, "()", "c"), ("{ @MainActor @Sendable (a) in b }", nil, "(a)", "b"),
    ("{ (a).b() }", nil, nil, "("), ("{ [a].b() }", nil, nil, "["), ("{ (a) + b }", nil, nil, "("), ("{ async in a }", nil, "async", "a"),
    ("{}", nil, nil, "}"), ("{ a, b -> C in d }", nil, "a, b", "d"), ("{ (a) throws(E) in b }", nil, "(a)", "b"),
  ] as [(String, String?, String?, String)])
  func signatures(_ text: String, _ captures: String?, _ parameters: String?, _ first: String) throws {
    let reader = OutlineReader("let x = " + text)
    let closure = try #require(reader.outline.closures.first)
    #expect(reader.text(closure.tokens) == text)
    #expect(reader.text(closure.captures) == captures)
    #expect(reader.text(closure.parameters) == parameters)
    #expect(reader.text(closure.bodyStart) == first)
  }

  @Test func closuresKnowTheirCallAndArgument() throws {
    let reader = OutlineReader("f({ a }, b: ({ c })) { d } e: { g }\nlet h = { i }\n#j { k }\nl[0] { m }\n({ n })(1)")
    func call(_ text: String) -> String {
      guard let closure = reader.closure(text), closure.call >= 0 else { return "-" }
      let argument = reader.outline.arguments[Int(closure.argument)]
      return reader.text(reader.outline.calls[Int(closure.call)].callee) + " " + reader.text(argument.label) + ":" + reader.text(argument.value)
    }
    #expect(call("{ a }") == "f :{ a }")
    #expect(call("{ c }") == "f b:({ c })")
    #expect(call("{ d }") == "f :{ d }")
    #expect(call("{ g }") == "f e:{ g }")
    for text in ["{ i }", "{ k }", "{ m }", "{ n }"] { #expect(call(text) == "-") }
  }

  @Test func onlyParenthesesAroundOneClosurePassItOn() {
    let reader = OutlineReader("f(({ a }, b), (c: { d }), ({ e })(), ({ g } + h))")
    #expect(reader.outline.closures.map(\.call) == [-1, -1, -1, -1])
  }

  @Test func closuresKnowWhatTheyStandIn() throws {
    let reader = OutlineReader("struct S { var a: Int { b { c { } } }\n let d = { func e() { g { } } } }")
    #expect(reader.outline.closures.map(\.parent) == [-1, 0, -1, 2])
    #expect(reader.outline.closures.map { reader.name($0.owner) } == ["accessor", "accessor", "d", "e"])
    #expect(reader.outline.calls.map(\.closure) == [-1, 0, 2])
  }

  @Test func closuresComeInSourceOrder() {
    let reader = OutlineReader("a(b { 1 }, { 2 }) { 3 }.c { 4 }\nlet d = [{ 5 }, { { 6 } }]")
    #expect(reader.outline.closures.map { reader.text($0.bodyStart) } == ["1", "2", "3", "4", "5", "{", "6"])
  }

  @Test func captureListsAreRead() {
    let reader = OutlineReader("a { [b = c(), weak d = e { }] in g() }")
    #expect(reader.calls == ["a()|closure", "c()", "e()|closure", "g()"])
  }
}
