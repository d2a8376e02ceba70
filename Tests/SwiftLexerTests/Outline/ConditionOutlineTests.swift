import SwiftLexer
import Testing

@Suite struct ConditionOutlineTests {
  @Test func branchesKnowTheirBlock() {
    let reader = OutlineReader("#if A && os(iOS)\nlet a = 1\n#elseif B\n#if C\nlet b = 2\n#endif\n#else\nlet c = 3\n#endif\nlet d = 4")
    let conditions = reader.outline.conditions
    #expect(conditions.map { reader.text($0.directive) } == ["#if", "#elseif", "#if", "#else"])
    #expect(conditions.map { reader.text($0.expression) } == ["A && os(iOS)", "B", "C", ""])
    #expect(conditions.map { reader.text($0.tokens) } == ["let a = 1", "#if C\nlet b = 2\n#endif", "let b = 2", "let c = 3"])
    #expect(conditions.map(\.block) == [0, 0, 2, 0])
    #expect(conditions.map(\.parent) == [-1, -1, 1, -1])
    #expect(["a", "b", "c", "d"].map { reader.declaration($0)?.condition } == [0, 2, 3, -1])
  }

  @Test func membersStatementsAndCasesOfAllBranchesAreRead() {
    let reader = OutlineReader(
      """
      struct S {
        #if A
        func a() { b() }
        #else
        func a() {
          #if C
          c()
          #else
          switch x {
          #if D
          case .d(let y): d(y)
          #endif
          default: e()
          }
          #endif
        }
        #endif
        let f = 1
      }
      """)
    #expect(reader.tree == ["struct S", "  function a", "  function a", "  constant f"])
    #expect(reader.outline.declarations.map(\.condition) == [-1, 0, 1, -1])
    #expect(reader.calls == ["b()", "c()", ".d(pattern)", "d(declReference)", "e()"])
  }

  @Test func anExpressionGoesOnBehindABlockOfMembers() {
    let reader = OutlineReader(
      """
      let x = a
        .b()
        #if A
        .c { let y = 1 }
        #if B
        .d(1)
        #endif
        #else
        .e()
        #endif
        .f()
      let z = 2
      """)
    #expect(reader.calls == ["a\n  .b()", ".c()|closure", ".d(integerLiteral)", ".e()", reader.text(0..<0) + reader.calls[4]])
    let bases = reader.outline.calls.map(\.base)
    #expect(bases == [.path, .implicit, .implicit, .implicit, .expression])
    #expect(reader.outline.calls.last.map { reader.text($0.nameToken) } == "f")
    #expect(reader.outline.calls.last?.callee.lowerBound == reader.outline.calls.first?.callee.lowerBound)
    #expect(reader.declaration("y")?.condition == 0)
    #expect(reader.declaration("z")?.condition == -1)
  }

  @Test func aBlockBehindAnExpressionIsAStatementUnlessItBeginsWithAMember() {
    let reader = OutlineReader("func f() {\n a\n #if A\n b()\n #endif\n c()\n}")
    #expect(reader.calls == ["b()", "c()"])
    #expect(reader.outline.calls.map(\.base) == [.none, .none])
  }

  @Test func directivesMayStandBetweenElements() {
    let reader = OutlineReader("let a = [\n b(),\n #if A\n c(),\n #else\n d(),\n #endif\n e(),\n]")
    #expect(reader.calls == ["b()", "c()", "d()", "e()"])
  }

  @Test(arguments: ["#endif\nlet a = 1", "#else\nlet a = 1", "#if A\nlet a = 1", "#if\nlet a = 1", "#if A\n#else\n#else\nlet a = 1\n#endif\n#endif"])
  func brokenBlocksHideNothing(_ text: String) {
    #expect(OutlineReader(text).declaration("a") != nil)
  }
}
