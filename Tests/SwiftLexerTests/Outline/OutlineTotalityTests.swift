import SwiftLexer
import Testing

/// Any text gives a consistent outline, in linear time and a bounded call stack.
@Suite struct OutlineTotalityTests {
  private static let snippets = [
    "@a(b()) public struct S<T: P>: Q, @unchecked R where T == Int { let (a, b) = c { d }, e: F<G>? = h }",
    "func f<T>(_ a: T = { b }(), c d: [E] = []) async throws(G) -> H<I<J>> where T: K { return l(m) { n } o: { p } }",
    "enum E { case a, b(Int, c: D = e()), f = 3\n#if A\ncase g\n#endif\n}\nindirect enum H { case i }",
    "var a: Int { mutating get async { b } set(c) { d } }\nvar e = f { didSet { g() } }",
    "if case .a(let b)? = c, let d = e { f } else if g ? h : i {} else { j }\nguard let k else { return }",
    "switch a { case let .b(c, d) where e: f()\n@unknown default: g }\nlabel: for case .h in i where j { break label }",
    "x\n.a()\n#if B\n.c { d in e }\n#elseif os(F)\n.g()\n#endif\n.h(i: \\.j?.k[0], #l(m), \"n\\(o(\"p\"))q\")",
    "@a\n#if B\n@c(d)\n#endif\npublic private(set) nonisolated(unsafe) static var e: @F (G) -> any H & ~I = { [weak j, k = l()] (m: N) async -> O in p }",
    "do { try await a.b<C>(&d, -e, f!, g?.h, [i: j], [k], (l, m)) } catch let n as O where p { } catch { throw q }",
    "protocol P: AnyObject { associatedtype Q: R = S where T: U\n init?<V>(w: W)\n subscript(x: Y) -> Z { get } }",
    "infix operator <+>: G\nprecedencegroup G { higherThan: H }\nfunc <+> <T>(a: T, b: T) {}\nmacro m<T>() -> T = #n(type: o)",
    "let a = if b { c } else { switch d { default: e } } as F\nlet g = repeat each h; let i = consume j; unsafe k()",
    "extension A.B<C> where D: E { #f\n @g func h() { defer { i } ; repeat { j } while k ; let l = m < n && o > p ; q<r>(s) } }",
  ]

  private func problem(_ text: String, depth: Outline.Depth = .full) -> String? {
    let file = SourceFile(path: "t.swift", text: text)
    let buffer = Lexer.tokenize(file)
    return OutlineChecker.problem(in: OutlineParser.parse(buffer, of: file, depth: depth, recordStatements: true), of: buffer)
  }

  @Test(arguments: snippets) func prefixes(_ snippet: String) {
    for end in snippet.indices {
      let text = String(snippet[..<end])
      #expect(problem(text) == nil, "\(text)")
      #expect(problem(text, depth: .interesting) == nil, "\(text)")
    }
    #expect(problem(snippet) == nil)
  }

  /// What changes the structure of a text where it is put in.
  private static let disturbances = [
    "(", ")", "{", "}", "[", "]", "<", ">", ":", ",", ";", "=", "?", "!", ".", "@", "#", "\\", "\"", "`", "&", "->", "\n#if X\n",
    "\n#else\n", "\n#endif\n", " case ", " let ", " in ", " func ", " struct X ", " if ", " where ", " try ", " init ", " class ",
    " any ", " for ", "\n", "@a(", " get ", "...", "is ", " as ", "#a ",
  ]

  @Test(arguments: snippets) func disturbedText(_ snippet: String) {
    var random = SeededGenerator(seed: UInt64(snippet.utf8.count))
    for _ in 0..<300 {
      var text = Array(snippet)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0...text.count, using: &random)
        if Bool.random(using: &random) {
          text.insert(contentsOf: Self.disturbances[Int.random(in: 0..<Self.disturbances.count, using: &random)], at: place)
        } else {
          text.removeSubrange(place..<min(text.count, place + Int.random(in: 1...8, using: &random)))
        }
      }
      #expect(problem(String(text)) == nil, "\(String(text))")
    }
  }

  /// What opens, what stands inside, what closes.
  private static let nestings: [(String, String, String)] = [
    ("(", "", ")"), ("{", "", "}"), ("[", "", "]"), ("f(", "1", ")"), ("{ a in ", "", "}"), ("\n#if A\n", "x", "\n#endif\n"),
    ("\n#if A\n", "x", ""), (".a", "", ""), ("a ? b : ", "c", ""), ("a<", "b", ""), ("a<", "b", ">"), ("a<", "b", "> x"),
    ("let x: A<", "B", ">"), ("a<(", "", ""), ("(a<b, ", "", ")"), ("if ", "a", " {}"), ("if a {} else ", "{}", ""),
    ("switch ", "a", " {}"), ("@a ", "", ""), ("@a(", "", ")"), ("@a<", "B", ">"), ("let x: (@A<", "B", ">)"), ("(@a ", "", ")"),
    ("open ", "", ""), ("package(a) ", "", ""), ("public ", "", ""), ("var a = {", "1", "}, b"), ("struct A {", "", "}"),
    ("func f(a: Int = {", "1", "}()) {}"), ("!", "a", ""), ("try ", "a", ""), ("\"\\(", "", ")\""), ("x\n#if A\n.b", "", "\n#endif"),
    ("\n#if A\n@b\n", "", "\n#endif\n"), ("a.b<c>", "", ""), ("let x: A -> ", "B", ""), ("#a(", "", ")"), ("case let ", "x", ":"),
    ("guard a else {", "", "}"), ("(x<[y<", "", ""), ("init ", "", ""), ("}", "", ""), (")", "", ""), ("@", "", ""),
    ("{ (a) -> (", "", ")}"), ("{ [a = {", "", "}] in }"), ("{ () -> (@a ", "", ") in }"),
  ]

  @Test(arguments: nestings.indices) func deepNestingTakesLinearTime(_ index: Int) {
    let (opening, inside, closing) = Self.nestings[index]
    func time(_ depth: Int) -> Duration {
      let text = String(repeating: opening, count: depth) + inside + String(repeating: closing, count: depth)
      let file = SourceFile(path: "t.swift", text: text)
      let buffer = Lexer.tokenize(file)
      let clock = ContinuousClock()
      var outline = Outline()
      let time = clock.measure { outline = OutlineParser.parse(buffer, of: file, depth: .full, recordStatements: true) }
      #expect(OutlineChecker.problem(in: outline, of: buffer) == nil)
      return time
    }
    // Ten times as deep: quadratic time would be a hundred times as much, and a recursion would overflow the stack.
    let small = time(2_000)
    let large = time(20_000)
    #expect(large < small * 40 + .milliseconds(500))
  }
}
