import LintRules
import SwiftLexer
import Testing

/// Deep nesting and many repetitions: no crash and no time without end. `Scripts/hostile` measures far more of them.
@Suite("Hostile input")
struct HostileInputTests {
  private static let count = 100_000

  private func lint(_ text: String) throws -> LintReport {
    let file = SourceFile(path: "A.swift", text: text)
    let modules = ProjectModules(declared: []) { _ in [] }
    let linter = try Linter(configuration: Configuration(), today: "2026-06-15", jobs: 1)
    let input = Linter.Input(path: file.path, size: file.count, module: modules.unnamed, isReported: true)
    return linter.lint([input], modules: modules) { _ in .file(file) }.report
  }

  @Test(arguments: [
    "(", "[", "{", "}", "([{", "([)]", "/*", "\"\\(", "#\"\"\"\\#(", "\"\"\"\n\\(", "#if a\n{\n", "f(", "f {", "a<", "a ? b : ", "\\.a", "@a(",
    "struct A {", "extension A {", "func f() {", "var a: A {", "if a {", "switch a { case b:", "#\"", "#/", "<#", "+<#", "\u{201C}", "+/**/",
    "<<<<<<< \n", "\"a\n", "x\n#if A\n.a\n", "- ", "try ", "let a = ", "A & ", "a, ",
  ])
  func repeated(piece: String) throws {
    let report = try lint(String(repeating: piece, count: Self.count))
    #expect(report.summary.files == 1)
    // What is broken is said once for each kind, however often it is there.
    #expect(report.findings.count { $0.rule == "unreadable_source" } <= 15)
  }

  @Test(arguments: [("(", "a", ")"), ("f {", "a", "}"), ("struct A {", "", "}"), ("[", "a", "]"), ("\"\\(", "a", ")\""), ("A<", "B", ">")])
  func nested(opening: String, middle: String, closing: String) throws {
    let text = String(repeating: opening, count: Self.count) + middle + String(repeating: closing, count: Self.count)
    #expect(try lint(text).summary.files == 1)
  }

  /// Names of types that stand deep in one another would take the square of their number.
  @Test func namesOfNestedTypesAreBounded() {
    let depth = 5_000
    let file = SourceFile(
      path: "A.swift", text: String(repeating: "struct A {", count: depth) + String(repeating: "}", count: depth))
    let buffer = Lexer.tokenize(file)
    let facts = FactCollector.collect(file, buffer, OutlineParser.parse(buffer, of: file), module: ModuleID(0))
    #expect(facts.types.count == depth)
    #expect(facts.types.allSatisfy { $0.name.utf8.count <= 64 })
    // What nobody can name is as good as local.
    #expect(!facts.types[31].isLocal && facts.types[32].isLocal && facts.types[33].isLocal)
  }

  /// `String` compares by canonical equivalence, and sorts the marks for it.
  @Test func namesOfCombiningMarksAreCut() throws {
    let marks = String(repeating: "\u{301}\u{327}", count: Self.count)
    let report = try lint("struct a\(marks): DependencyKey { static let liveValue = a\(marks)() }\nextension a\(marks) {}\n")
    #expect(report.summary.keys == 1)
  }

  @Test func manyDirectives() throws {
    let pair = "// deplint:disable missing_test_value\nstruct A: DependencyKey { static let liveValue = A() }\n"
    let report = try lint(String(repeating: pair, count: 2_000))
    #expect(report.findings.allSatisfy { $0.rule != "missing_test_value" })
  }

  /// What stands around each is looked up, not searched for.
  @Test func manyReadsOfTheClockInOneList() throws {
    let count = 5_000
    let report = try lint(
      """
      import ComposableArchitecture
      @Reducer struct Feature {
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.dates = [\(Array(repeating: "Date()", count: count).joined(separator: ", "))]
            return .none
          }
        }
      }
      """)
    #expect(report.findings.count { $0.rule == "direct_date" } == count)
  }

  @Test func manyObjectsInOneDump() {
    let list = "[" + Array(repeating: "{\"name\":[\"A\",null]}", count: Self.count).joined(separator: ",") + "]"
    #expect(JSONValue(Array(list.utf8))?.array?.count == Self.count)
  }
}
