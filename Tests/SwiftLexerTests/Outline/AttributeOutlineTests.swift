import SwiftLexer
import Testing

@Suite struct AttributeOutlineTests {
  @Test func attributesHaveANameAndArguments() throws {
    let reader = OutlineReader("@available(iOS 13, *) @A.B<Int>.Dependency(\\.date) @MainActor func f() {}")
    let declaration = try #require(reader.declaration("f"))
    let attributes = reader.outline.attributes[declaration.attributes]
    #expect(attributes.map { reader.text($0.name) } == ["available", "A.B<Int>.Dependency", "MainActor"])
    #expect(attributes.map { reader.text($0.arguments) } == ["(iOS 13, *)", "(\\.date)", nil])
    #expect(attributes.map(\.word) == [.available, .Dependency, .MainActor])
  }

  @Test(arguments: [
    ("@A.Dependency(\\.x) var a: Int", KnownWord.Dependency), ("@Dependency<Int> var a: Int", .Dependency),
    ("@Dependency.Other var a: Int", .none),
  ])
  func theWordIsTheLastOfTheName(_ text: String, _ word: KnownWord) {
    let reader = OutlineReader(text)
    #expect(reader.outline.attributes.first?.word == word)
  }

  @Test func blanksSeparateAnAttributeFromParentheses() {
    let reader = OutlineReader("var a: @Sendable (Int) -> Void = b\nvar c: @A (Int) = d\nvar e: @escaping() -> Void = g")
    #expect(reader.text(reader.declaration("a")?.type) == "@Sendable (Int) -> Void")
    #expect(reader.text(reader.declaration("c")?.type) == "@A (Int)")
    #expect(reader.text(reader.declaration("e")?.type) == "@escaping() -> Void")
  }

  @Test func argumentsBelongToTheirDeclaration() {
    let reader = OutlineReader("@Test(arguments: [make()]) func f() { other() }\nstruct S { @P({ q() }) var a: Int }")
    #expect(reader.call("make").map { reader.name($0.owner) } == "f")
    #expect(reader.call("other").map { reader.name($0.owner) } == "f")
    #expect(reader.call("q").map { reader.name($0.owner) } == "a")
  }

  @Test func someArgumentsAreNoExpressions() {
    let reader = OutlineReader(
      "@_specialize(target: f(), where T == Int) @abi(func g(a: A = h())) @_implements(P, i()) func f() {}")
    #expect(reader.calls.isEmpty)
  }

  @Test func branchesOfAttributesKeepTheirOrder() throws {
    let reader = OutlineReader(
      """
      @a
      #if A
      @b(1)
      #if B
      @c
      #endif
      #else
      @d
      #endif
      @e
      struct S {}
      #if C
      @f struct T {}
      #endif
      """)
    let declaration = try #require(reader.declaration("S"))
    #expect(reader.attributes(declaration) == ["@a", "@b(1)", "@c", "@d", "@e"])
    #expect(reader.outline.attributes[declaration.attributes].map(\.condition) == [-1, 0, 1, 2, -1])
    #expect(declaration.condition == -1)
    #expect(reader.declaration("T")?.condition == 3)
    #expect(reader.attributes(reader.declaration("T")) == ["@f"])
  }

  @Test func aBlockThatBeginsADeclarationIsPartOfIt() {
    let reader = OutlineReader("let x = 1\n#if A\n@a\n#endif\nfunc f() {}")
    #expect(reader.text(reader.declaration("f")?.tokens) == "#if A\n@a\n#endif\nfunc f() {}")
  }

  @Test func anUnknownDefaultIsALabel() {
    let reader = OutlineReader("func f() { switch x { case .a: g()\n @unknown default: h() } }")
    #expect(reader.tree == ["function f"])
    #expect(reader.calls == ["g()", "h()"])
    #expect(reader.outline.attributes.isEmpty)
  }
}
