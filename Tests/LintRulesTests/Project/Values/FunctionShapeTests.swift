import LintRules
import SwiftLexer
import Testing

/// What written function types say of endpoints.
@Suite struct FunctionShapeTests {
  private func shape(_ type: String) -> FunctionShape? {
    let file = SourceFile(path: "Client.swift", bytes: Array("struct Client {\nvar run: \(type)\n}\n".utf8))
    let buffer = Lexer.tokenize(file)
    let facts = FactCollector.collect(file, buffer, OutlineParser.parse(buffer, of: file), module: ModuleID(0))
    return facts.types[0].stored.first?.function
  }

  @Test(arguments: [
    ("() -> Void", FunctionShape.Result.void), ("(Int) -> ()", .void), ("() -> Swift.Void", .void), ("() -> Never", .never),
    ("() -> Int?", .optional), ("() -> Set<Int>?", .optional), ("() -> Optional<Int>", .optional), ("() -> [Int]", .array),
    ("() -> [String: Int]", .dictionary), ("() -> (Int, Int)", .other), ("() -> (Int)", .named("Int")), ("() -> any P", .other),
    ("() -> AsyncStream<Int>", .named("AsyncStream")), ("() -> A.B", .named("A.B")), ("(Int) -> (Int) -> Void", .function),
    ("@Sendable @MainActor (_ a: (Int) -> Bool) -> Level", .named("Level")), ("(() -> Int)?", .named("Int")),
  ]) func readsResults(_ type: String, _ result: FunctionShape.Result) {
    // An optional function is none that a test value has to have.
    #expect(shape(type)?.result == (type.hasSuffix(")?") ? nil : result))
  }

  @Test func readsEffects() {
    #expect(shape("() async throws -> Int")?.isAsync == true)
    #expect(shape("() async throws -> Int")?.canThrow == true)
    #expect(shape("() throws(Never) -> Int")?.canThrow == false)
    #expect(shape("() throws(Oops) -> Int")?.throwing == .typed("Oops"))
    #expect(shape("(() throws -> Int) -> Int")?.canThrow == false)
    #expect(shape("(() throws -> Int)")?.canThrow == true)
    #expect(shape("Int") == nil)
  }
}
