import SwiftLexer
import Testing

@Suite struct CallOutlineTests {
  @Test(arguments: [
    ("f()", Call.Base.none, "f"), (".f()", .implicit, "f"), ("a.f()", .path, "f"), ("A.B.f()", .path, "f"),
    ("self.f()", .path, "f"), ("super.f()", .path, "f"), ("$0.f()", .path, "f"), ("M::f()", .path, "f"), ("M::a.f()", .path, "f"),
    ("a()\n.f()", .expression, "f"), ("a[0].f()", .expression, "f"), ("A<B>.f()", .expression, "f"), ("a?.f()", .expression, "f"),
    (".a.f()", .expression, "f"), ("\"\".f()", .expression, "f"), ("a.0.f()", .path, "f"), ("a.init()", .path, "init"),
    ("Set<Int>()", .none, "Set"), ("A.Set<Int>()", .path, "Set"), ("a.f(b:)(1)", .path, "f"), ("f(b:c:)(1)", .none, "f"),
    ("{ 1 }()", .expression, ""), ("a[0]()", .expression, ""), ("a!()", .expression, ""), ("-f()", .none, "f"),
    ("try await a.f()", .path, "f"), ("#m.f()", .expression, "f"),
  ])
  func theCalleeTellsWhatIsCalled(_ text: String, _ base: Call.Base, _ name: String) {
    let reader = OutlineReader("let x = " + text)
    let call = reader.outline.calls.last
    #expect(call?.base == base)
    #expect(call.map { reader.text($0.nameToken) } == name)
  }

  @Test func theRangesOfACall() throws {
    let reader = OutlineReader("let x = try a.f(b, c: 1) { d } e: { g }.h")
    let call = try #require(reader.outline.calls.first)
    #expect(reader.text(call.callee) == "a.f")
    #expect(reader.text(call.parentheses) == "(b, c: 1)")
    #expect(reader.text(call.tokens) == "a.f(b, c: 1) { d } e: { g }")
    #expect(call.parenthesized == 2)
    let arguments = reader.outline.arguments[call.arguments]
    #expect(arguments.map { reader.text($0.label) } == ["", "c", "", "e"])
    #expect(arguments.map { reader.text($0.value) } == ["b", "1", "{ d }", "{ g }"])
    #expect(arguments.map(\.isTrailingClosure) == [false, false, true, true])
    #expect(reader.name(call.owner) == "x")
  }

  @Test func callsComeInTheOrderOfTheirParentheses() {
    let reader = OutlineReader("a(b(1), c { d() }).e(\"\\(g(2))\")")
    #expect(reader.outline.calls.map { reader.text($0.nameToken) } == ["a", "b", "c", "d", "e", "g"])
  }

  @Test func argumentsHaveAForm() {
    let text = """
      f([1]); f([:]); f([a: 1]); f(x as T); f(a = 1); f(await a); f(true); f({ a }); f(copy a); f(a); f(1.5); f(a!); f(a())
      f(A<B>.self); f(if a { 1 } else { 2 }); f(&a); f(1); f(\\.a); f(#a); f(a.b); f(nil); f(a?); f(each a); f(repeat each a)
      f(a...); f(-a); f(/a/); f("a"); f(a[0]); f(super.a); f(super); f(switch a { default: 1 }); f(a ? b : c); f(try a); f((a, b))
      f(any A); f(unsafe a); f(+); f(_); f(try a + b); f([3 of Int]); f(a is T); f((A) -> B); f(A<B>()); f(.a); f(consume a)
      f(a { b }); f(!a); f(A<B>); f(try? await a); f([a ? b : c]); f([a ? b : c: d]); f(@A () -> B)
      """
    #expect(
      OutlineReader(text).argumentKinds == [
        .array, .dictionary, .dictionary, .sequence, .sequence, .await, .booleanLiteral, .closure, .copy, .declReference,
        .floatLiteral, .forceUnwrap, .functionCall,
        .memberAccess, .if, .inOut, .integerLiteral, .keyPath, .macroExpansion, .memberAccess, .nilLiteral, .optionalChaining,
        .packElement, .packExpansion,
        .postfixOperator, .prefixOperator, .regexLiteral, .stringLiteral, .subscriptCall, .memberAccess, .super, .switch,
        .sequence, .try, .tuple,
        .type, .unsafe, .declReference, .discardAssignment, .sequence, .type, .sequence, .sequence, .functionCall,
        .memberAccess, .consume,
        .functionCall, .prefixOperator, .genericSpecialization, .try, .array, .dictionary, .type,
      ])
  }

  @Test func patternsHoldCalls() {
    let reader = OutlineReader(
      """
      if case .a(let x, is T, _) = y, let b = c() {}
      if case let .d(x, y?, E.g(z)) = h {}
      switch i { case .j(k: var l) where m(): n(); case let (o, .p(q)), r(s): break }
      for case .t(u) in v() where w() {}
      do { } catch let x as X { } catch .y(let z) { }
      guard case .some(1) = a else {}
      """)
    #expect(
      reader.calls == [
        ".a(pattern,pattern,discardAssignment)", "c()", ".d(pattern,optionalChaining,functionCall)", "E.g(pattern)",
        ".j(k:pattern)", "m()", "n()", ".p(pattern)", "r(declReference)", ".t(declReference)", "v()", "w()", ".y(pattern)",
        ".some(integerLiteral)",
      ])
  }

  @Test func parenthesesOnANewLineCallNothing() {
    #expect(OutlineReader("func f() {\n a\n (b)\n [c].d()\n}").calls == ["[c].d()"])
    #expect(OutlineReader("func f() {\n a {\n }\n {\n }()\n}").calls == ["a()|closure", "{\n }()"])
    #expect(OutlineReader("#a(b(1))\n#c { d() }").calls == ["b(integerLiteral)", "d()"])
    #expect(OutlineReader("a[b()] { c() }").calls == ["b()", "c()"])
  }

  @Test func bracesOfStatementsAreNoTrailingClosures() {
    #expect(OutlineReader("if a { b() }").calls == ["b()"])
    #expect(OutlineReader("if a.map { $0 } != b { c() }").calls == ["a.map()|closure", "c()"])
    #expect(OutlineReader("for x in a.b() { c() }").calls == ["a.b()", "c()"])
    #expect(OutlineReader("guard let x = a() else { b() }").calls == ["a()", "b()"])
    #expect(OutlineReader("switch a { case b: c() }").calls == ["c()"])
    #expect(OutlineReader("while let x = a, b { c() }").calls == ["c()"])
    #expect(OutlineReader("repeat { a() } while b()").calls == ["a()", "b()"])
    #expect(OutlineReader("let x = if a { b() } else if c { d() } else { e() }").calls == ["b()", "d()", "e()"])
    #expect(OutlineReader("var a = b { didSet { c() } }").calls == ["c()"])
    #expect(OutlineReader("var a = b { c() }").calls == ["b()|closure", "c()"])
    #expect(OutlineReader("defer { a() }; do { b() } catch { c() }").calls == ["a()", "b()", "c()"])
    #expect(OutlineReader("if if a { true } else { false } { b() }").calls == ["b()"])
  }

  @Test func expressionsInStrings() {
    let reader = OutlineReader("let a = \"x\\(b(1)) \\(c(\"y\\(d())\"))\" + #\"\\#(e()) \\(no())\"#\nlet f = \"\"\"\n  \\(g())\n  \"\"\"")
    #expect(reader.calls == ["b(integerLiteral)", "c(stringLiteral)", "d()", "e()", "g()"])
    #expect(reader.text(reader.declaration("f")?.initialValue)?.hasPrefix("\"\"\"") == true)
  }

  @Test func theOperandsOfReturnMayStandOnTheNextLine() {
    #expect(OutlineReader("func f() { return\n g() }").calls == ["g()"])
    #expect(OutlineReader("func f() { return\n let a = g() }").tree == ["function f", "  constant a"])
    #expect(OutlineReader("func f() { a: for b in c() { continue a } }").calls == ["c()"])
  }
}
