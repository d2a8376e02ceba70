import SwiftLexer
import Testing

@Suite struct StatementOutlineTests {
  private func statements(_ text: String) -> [String] {
    let reader = OutlineReader(text, recordStatements: true)
    return reader.outline.statements.map { reader.text($0) }
  }

  @Test func outerStatementsComeBeforeInner() {
    #expect(
      statements("struct S { let a = 1; func f() { g { h() }; i() } }\nj()") == [
        "struct S { let a = 1; func f() { g { h() }; i() } }", "let a = 1", "func f() { g { h() }; i() }", "g { h() }", "h()", "i()",
        "j()",
      ])
  }

  @Test func aListOfNamesIsOneStatement() {
    #expect(statements("let a = { b() }(), c = d { e }\ng()") == ["let a = { b() }(), c = d { e }", "b()", "e", "g()"])
  }

  @Test func labelsAndDirectivesAreNone() {
    #expect(
      statements("switch a {\ncase .b: c()\n#if D\n@unknown default: e()\n#endif\n}") == [
        "switch a {\ncase .b: c()\n#if D\n@unknown default: e()\n#endif\n}", "c()", "e()",
      ])
    #expect(statements("enum E { case a\n case b, c }") == ["enum E { case a\n case b, c }", "case a", "case b, c"])
  }

  @Test func theyAreRecordedOnRequestOnly() {
    #expect(OutlineReader("a()").outline.statements.isEmpty)
  }
}

@Suite struct OutlineDepthTests {
  private let text = """
    struct S {
      func boring() { helper { x in local() } ; let unseen = 1 }
      func interesting() { if x { run { now() } } else { helper() } }
      var computed: Int { helper() }
      var live: Int { liveValue() }
      func nested() { struct T {} }
      let a = make { helper() }
    }
    """

  @Test func bodiesWithoutInterestAreSkipped() {
    let reader = OutlineReader(text, depth: .interesting)
    #expect(
      reader.tree == [
        "struct S", "  function boring", "  function interesting", "  variable computed", "  variable live", "    accessor",
        "  function nested", "    struct T", "  constant a",
      ])
    #expect(reader.calls == ["run()|closure", "now()", "liveValue()", "make()|closure"])
    #expect(reader.outline.closures.count == 2)
  }

  @Test func nothingIsSkippedOnRequest() {
    let reader = OutlineReader(text, depth: .full)
    #expect(reader.declaration("unseen") != nil)
    #expect(
      reader.calls == [
        "helper()|closure", "local()", "run()|closure", "now()", "helper()", "helper()", "liveValue()", "make()|closure", "helper()",
      ])
  }
}
