import SwiftLexer
import Testing

@Suite struct GenericArgumentTests {
  @Test(arguments: [
    "A<B>()", "A<B, C>()", "A<B<C>>()", "A<[B: C]>()", "A<(B, c: C) -> D>()", "A<B?>()", "A<B.C<D>?>()", "A<any B & C>()",
    "A<3, -1>()", "A<@Sendable () async throws -> B>()", "A<repeat each B>()", "A<B,>()", "A<[3 of B]>()", "A<inout B>()",
    "A<some B>()", "A<_>()", "A<B.Type>()", "A<(B...) -> C>()", "A<() throws(E) -> B>()",
  ])
  func typesInAngleBracketsAreArguments(_ text: String) {
    let reader = OutlineReader("f(" + text + ")")
    #expect(reader.calls.first == "f(functionCall)")
    #expect(reader.outline.calls.last?.isSpecialized == true)
  }

  @Test(arguments: [
    "a < b", "a < b, c > d", "a < (b - 1), c > (d)", "a<b>c", "a < b + c > (d)", "a < f(1) > (2)", "a << b", "a < \"b\" > (c)",
    "a <> (b)", "a < 1.5 > (2)",
  ])
  func otherwiseTheyCompare(_ text: String) {
    let reader = OutlineReader("f(" + text + ")")
    #expect(reader.call("f").map { reader.outline.arguments[$0.arguments.lowerBound].kind } == .sequence)
    #expect(reader.outline.calls.allSatisfy { !$0.isSpecialized })
  }

  @Test func anOperatorMayHoldSeveralClosingBrackets() {
    let reader = OutlineReader("let a: A<B<C>>?=d\nlet e = f<G<H>>?.i()\nlet j = k as? L<M<N>>??o()\nfunc p<T: Q<R>>(s: T) {}\ntypealias U=V<W>")
    #expect(reader.text(reader.declaration("a")?.initialValue) == "d")
    #expect(reader.calls == ["f<G<H>>?.i()", "o()"])
    #expect(reader.text(reader.declaration("p")?.parameters) == "(s: T)")
    #expect(reader.declaration("U") != nil)
  }

  @Test func requirementsMayTouchTheirOperator() {
    let reader = OutlineReader("func f<T>() where T.A<B>==C<D>, T: E {}\nlet a = 1")
    #expect(reader.text(reader.declaration("f")?.body) == "{}")
  }

  @Test func typesMaySpanLinesAndEndAtThem() {
    let reader = OutlineReader("struct S {\n var a: A<\n B,\n C\n >\n var b: (Int) ->\n Void\n var c: D\n async let d = 1\n let e: F & G\n}")
    #expect(reader.tree == ["struct S", "  variable a", "  variable b", "  variable c", "  constant d", "  constant e"])
    #expect(reader.text(reader.declaration("b")?.type) == "(Int) ->\n Void")
    #expect(reader.text(reader.declaration("c")?.type) == "D")
  }
}
