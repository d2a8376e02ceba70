import SwiftLexer
import Testing

@Suite struct DeclarationOutlineTests {
  @Test func declarationsStandBelowThoseTheyStandIn() {
    let reader = OutlineReader(
      """
      import A
      struct S {
        let a = 1
        func f() {
          enum Local { case x }
          var b = { struct InClosure {} }
        }
      }
      extension S.T: P {}
      actor Q { init() {} deinit {} subscript(i: Int) -> Int { 0 } }
      protocol P { associatedtype E = Int; typealias F = E }
      precedencegroup G {}
      infix operator +++: G
      macro m() = #n
      """)
    #expect(
      reader.tree == [
        "import A", "struct S", "  constant a", "  function f", "    enum Local", "      enumCase x", "    variable b",
        "      struct InClosure", "extension S.T", "actor Q", "  initializer", "  deinitializer", "  subscript",
        "    accessor", "protocol P", "  associatedtype E", "  typealias F", "precedenceGroup G", "operator +++", "macro m",
      ])
    #expect(reader.declaration("S")?.subtreeEnd == 8)
    #expect(reader.declaration("Local").map { reader.outline.declarations[Int($0.parent)].kind } == .function)
  }

  @Test func everyNameOfAPatternIsADeclaration() {
    let reader = OutlineReader("let (a, (_, b)) = f(), c: Int = 2, d = { var e = 1 }(), g = 3\nvar h = 1 { didSet {} }")
    #expect(
      reader.tree == [
        "constant a", "constant _", "constant b", "constant c", "constant d", "  variable e", "constant g", "variable h",
        "  accessor didSet",
      ])
    #expect(reader.text(reader.declaration("b")?.initialValue) == "f()")
    #expect(reader.text(reader.declaration("c")?.initialValue) == "2")
    #expect(reader.text(reader.declaration("c")?.type) == "Int")
    #expect(reader.declaration("g").map { reader.text($0.keyword) } == "let")
  }

  @Test func partsOfANominalType() throws {
    let reader = OutlineReader("@a public final class C<T: P, each U>: B<T>, @unchecked Sendable, ~Copyable, D & E where T == Int { var x = 1 }")
    let declaration = try #require(reader.declaration("C"))
    #expect(reader.attributes(declaration) == ["@a"])
    #expect(reader.modifiers(declaration) == ["public", "final"])
    #expect(declaration.modifierSet == [.public, .final])
    #expect(reader.text(declaration.genericParameters) == "<T: P, each U>")
    #expect(reader.inherited(declaration) == ["B<T>", "@unchecked Sendable", "~Copyable", "D & E"])
    #expect(
      reader.outline.inheritedTypes[declaration.inheritance].map { reader.text($0.type) } == ["B<T>", "Sendable", "Copyable", "D & E"])
    #expect(reader.text(declaration.whereClause) == "where T == Int")
    #expect(reader.text(declaration.body) == "{ var x = 1 }")
    #expect(reader.text(declaration.keyword) == "class")
  }

  @Test func partsOfAFunction() throws {
    let reader = OutlineReader(
      "static func f<T>(_ a: T, b c: [Int] = [], d: @escaping () -> Void...) async throws(E) -> (T) throws -> A<B<T>>? where T: P { }")
    let declaration = try #require(reader.declaration("f"))
    #expect(declaration.modifierSet == [.static, .async, .throws])
    #expect(reader.text(declaration.genericParameters) == "<T>")
    #expect(reader.text(declaration.parameters) == "(_ a: T, b c: [Int] = [], d: @escaping () -> Void...)")
    #expect(reader.text(declaration.type) == "(T) throws -> A<B<T>>?")
    #expect(reader.text(declaration.whereClause) == "where T: P")
    #expect(reader.text(declaration.body) == "{ }")
  }

  @Test func functionsWithoutABodyEndAtTheirSignature() {
    let reader = OutlineReader(
      """
      protocol P {
        func a() throws -> A.B where T: Q<[Int]>
        func b()
        init?(x: Int)
        var c: Int { get async throws }
        static subscript<T>(x: T) -> T { get set }
        func < (a: Self, b: Self) -> Bool
        func ==<T>(a: T, b: T) -> Bool
      }
      """)
    #expect(
      reader.tree == [
        "protocol P", "  function a", "  function b", "  initializer", "  variable c", "    accessor get", "  subscript",
        "    accessor get", "    accessor set", "  function <", "  function ==<",
      ])
    #expect(reader.text(reader.declaration("a")?.tokens) == "func a() throws -> A.B where T: Q<[Int]>")
    #expect(reader.text(reader.declaration(.initializer)?.tokens) == "init?(x: Int)")
    #expect(reader.declaration("get")?.modifierSet == [.async, .throws])
    #expect(reader.text(reader.declaration("==<")?.genericParameters) == "==<T>")
  }

  @Test func accessorsAndGettersWithoutAName() {
    let reader = OutlineReader(
      """
      struct S {
        var a: Int { b }
        var b: Int { mutating get { 1 } nonmutating set(new) { } }
        var c = 1 { willSet { } @A didSet(old) { } }
        var d: Int { @storageRestrictions(initializes: e) init(x) { } get { 2 } }
        var e: Int { _read { } _modify { } }
        subscript(i: Int) -> Int { i }
      }
      """)
    #expect(
      reader.tree == [
        "struct S", "  variable a", "    accessor", "  variable b", "    accessor get", "    accessor set", "  variable c",
        "    accessor willSet", "    accessor didSet", "  variable d", "    accessor init", "    accessor get", "  variable e",
        "    accessor _read", "    accessor _modify", "  subscript", "    accessor",
      ])
    #expect(reader.modifiers(reader.declaration("get")) == ["mutating"])
    #expect(reader.text(reader.declaration("set")?.parameters) == "(new)")
    #expect(reader.attributes(reader.declaration("didSet")) == ["@A"])
    #expect(reader.text(reader.declaration("c")?.initialValue) == "1")
    #expect(reader.text(reader.declaration("c")?.body) == "{ willSet { } @A didSet(old) { } }")
  }

  @Test func casesOfAnEnumeration() {
    let reader = OutlineReader(
      "indirect enum E { case a, b(Int, c: String = s()), d = 3; @x case `default`\n static let f = 1\n case g(() -> Void) }")
    #expect(
      reader.tree == [
        "enum E", "  enumCase a", "  enumCase b", "  enumCase d", "  enumCase `default`", "  constant f", "  enumCase g",
      ])
    #expect(reader.text(reader.declaration("b")?.parameters) == "(Int, c: String = s())")
    #expect(reader.text(reader.declaration("d")?.initialValue) == "3")
    #expect(reader.attributes(reader.declaration("`default`")) == ["@x"])
    #expect(reader.declaration("E")?.modifierSet == .indirect)
  }

  @Test func importsNameTheirModule() {
    let reader = OutlineReader("@testable import A\npublic import struct B.C.D\n#if canImport(E)\nimport E\n#endif\nimport func F.+")
    #expect(reader.outline.imports.map { reader.text($0.module) } == ["A", "B", "E", "F"])
    #expect(reader.outline.imports.map { reader.text($0.path) }.prefix(3) == ["A", "B.C.D", "E"])
    #expect(reader.outline.imports.map { $0.kind.map { reader.text($0) } } == [nil, "struct", nil, "func"])
    #expect(reader.outline.imports.map { reader.outline.declarations[Int($0.declaration)].condition } == [-1, -1, 0, -1])
  }

  @Test func modifiersKeepTheirArgumentsOut() {
    let reader = OutlineReader(
      "struct S { private(set) public var a = 1\n nonisolated(unsafe) static var b = 2\n unowned(unsafe) let c: C\n class func d() {}\n class var e: Int { 1 } }")
    #expect(reader.modifiers(reader.declaration("a")) == ["private", "public"])
    #expect(reader.declaration("b")?.modifierSet == [.nonisolated, .static])
    #expect(reader.modifiers(reader.declaration("c")) == ["unowned"])
    #expect(reader.declaration("d")?.kind == .function)
    #expect(reader.declaration("d")?.modifierSet.isTypeMember == true)
    #expect(reader.declaration("e")?.modifierSet == .class)
  }

  @Test func contextualKeywordsAreNamesWhereNoDeclarationFollows() {
    let reader = OutlineReader(
      """
      func f() {
        actor = 1
        package.name = x
        open(1)
        macro + 1
        let lazy = lazy.map { $0 }
        async let a = b()
        final class C {}
        yield(1)
        prefix(3)
        return open(2)
      }
      """)
    #expect(reader.tree == ["function f", "  constant lazy", "  constant a", "  class C"])
    #expect(reader.calls == ["open(integerLiteral)", "lazy.map()|closure", "b()", "yield(integerLiteral)", "prefix(integerLiteral)", "open(integerLiteral)"])
  }

  @Test func freestandingMacrosAreDeclarationsAmongMembersAndAtTheTop() {
    let reader = OutlineReader("#Preview(\"a\") { V() }\nstruct S { #warning(\"b\")\n #m { } }\nfunc f() { #expect(x) }")
    #expect(reader.tree == ["macroExpansion Preview", "struct S", "  macroExpansion warning", "  macroExpansion m", "function f"])
    #expect(reader.text(reader.declaration("Preview")?.tokens) == "#Preview(\"a\") { V() }")
    #expect(reader.call("V").map { reader.name($0.owner) } == "Preview")
  }

  @Test func initIsACallInTheBodyOfAnInitializer() {
    let reader = OutlineReader("class C { init(a: Int) { init(b: 1) }\n func f() { self.init() } }")
    #expect(reader.tree == ["class C", "  initializer", "  function f"])
    #expect(reader.calls == ["init(b:integerLiteral)", "self.init()"])
  }

  @Test func whatIsBrokenEndsWithItsBrackets() {
    let reader = OutlineReader(
      """
      struct S {
        let a = = ) 1
        func { x }
        @a
        public
        let b = 2
        )
        func g() { if { } } } 
      }
      struct T { let c = 3 }
      """)
    #expect(reader.declaration("T") != nil)
    #expect(reader.declaration("b") != nil)
    #expect(reader.declaration("g") != nil)
  }

  @Test func theBodyIsFoundBehindABrokenHeader() {
    let reader = OutlineReader(
      """
      struct Name:part__State: P, Q {
        let a = 1
      }
      class C(x: Int) { let b = 2 }
      enum E() struct S { let c = 3 }
      protocol P)
      if x { let d = 4 }
      """)
    #expect(
      reader.tree == [
        "struct Name", "  constant a", "class C", "  constant b", "enum E", "struct S", "  constant c", "protocol P",
        "constant d",
      ])
  }

  @Test func anUnclosedParenthesisReachesToTheNextDeclaration() {
    let reader = OutlineReader(
      """
      struct A {
        let a = f(1, [2,
        func b(c: Int,
        @Wrapper(default: 1) private static var d = 1
        init(e: Int
        let f: [Int
      }
      let g = h(
        public: 1, let: { let i = 1 },
        @Attribute j: Int
      struct K {}
      """)
    #expect(
      reader.tree == [
        "struct A", "  constant a", "  function b", "  variable d", "  initializer", "  constant f", "constant g",
        "  constant i", "struct K",
      ])
  }

  @Test func anUnclosedBraceReachesToTheEndOfItsBranch() {
    let reader = OutlineReader("#if A\nstruct S: P {\n#else\nstruct S: Q {\n#endif\n let a = 1\n}\nlet b = 2")
    #expect(reader.tree == ["struct S", "struct S", "  constant a", "constant b"])
  }
}
