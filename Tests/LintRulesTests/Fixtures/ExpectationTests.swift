import LintRules
import Testing

@Suite struct ExpectationTests {
  private func read(_ text: String) -> [String] {
    let reader = ExpectationReader(path: "a", bytes: Array(text.utf8))
    return reader.expectations.map(\.description) + reader.errors.map { _ in "error" }
  }

  @Test func findingsAreExpectedOnTheirLine() {
    #expect(read("x // expect: some_rule\ny") == ["a:1: some_rule"])
    #expect(read("// expect: one, two(note) 4 \"a, b\"") == ["a:1: one", "a:1:4: note two …a, b…"])
    #expect(read("// expect@+1: one\r\n\r// expect@-2: two") == ["a:2: one", "a:1: two"])
    #expect(read("// expect: one@12, two(warning)@3 5") == ["a:12: one", "a:3:5: warning two"])
    #expect(read("// expect: none") == [])
  }

  @Test func factsAndIssuesAreExpected() {
    #expect(read("// expect-fact: key A.B, type A") == ["a:1: fact key A.B", "a:1: fact type A"])
    #expect(read("// expect: one // expect-issue@+1: invalidUTF8") == ["a:1: one", "a:2: issue invalidUTF8"])
  }

  @Test func whatCannotBeReadIsAnError() {
    #expect(read("// expect: one(fatal)") == ["error"])
    #expect(read("// expect@x: one") == ["error"])
    #expect(read("// expect: one two") == ["error"])
    #expect(read("// expect-fakt: one") == ["error"])
    #expect(read("// expected: prose\n// expect the worst") == [])
  }
}
