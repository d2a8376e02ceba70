import LintRules
import SwiftLexer
import Testing

/// The normal form of static members, and what closures do.
@Suite struct ValueFormTests {
  private func statics(_ members: String) -> [StaticValue] {
    let file = SourceFile(path: "Client.swift", bytes: Array("struct Client {\n\(members)\n}\n".utf8))
    let buffer = Lexer.tokenize(file)
    let facts = FactCollector.collect(file, buffer, OutlineParser.parse(buffer, of: file), module: ModuleID(0))
    return facts.types[0].statics
  }

  private func root(_ value: String) -> ValueForm.Root? { statics("static var testValue\(value)").first?.form.root }

  private func kind(_ closure: String) -> EndpointForm.Kind? {
    statics("static let testValue = Self(run: \(closure))").first?.form.endpoints.first?.kind
  }

  @Test(arguments: [
    " = Self()", " = (Self())", " = { Self() }()", ": Self { Self() }", ": Self { get { Self() } }", ": Self { return (Self()) }",
    ": Self { let x = Self(); return x }", " = try! Self()", ": Self { get async throws { try await Self() } }",
    " = { () -> Self in\n  let now = 1\n  return Self()\n}()",
  ]) func seesThroughWhatIsAroundAConstruction(_ value: String) {
    #expect(root(value) == .construction("Self"))
  }

  @Test func tellsWhoseMemberIsNamed() {
    #expect(root(": Self { .noop }") == .member(owner: .implicit, name: "noop", isCalled: false))
    #expect(root(" = noop") == .member(owner: .enclosing, name: "noop", isCalled: false))
    #expect(root(" = Self.mock()") == .member(owner: .enclosing, name: "mock", isCalled: true))
    #expect(root(" = Outer.Client.live(1)") == .member(owner: .named("Outer.Client"), name: "live", isCalled: true))
    #expect(root(": Client = .init(a: 1)") == .construction(nil))
    #expect(root(" = Outer.Client<Int>.init(a: 1)") == .construction("Outer.Client"))
  }

  @Test func tellsOtherRoots() {
    #expect(root(": Self { unimplemented(\"x\") }") == .report)
    #expect(root(": Self { IssueReporting.unimplemented(\"x\", placeholder: Self()) }") == .report)
    #expect(root(": Self { fatalError() }") == .crash)
    #expect(root(": Self { () as! Self }") == .crash)
    #expect(root(": Int { 3 }") == .literal)
    #expect(root(" = { 3 }") == .closure(.canned))
    #expect(root(": Self { if a { Self() } else { .noop } }") == .other)
    #expect(root(": Self {\n#if DEBUG\nSelf()\n#else\n.noop\n#endif\n}") == .other)
    #expect(root(": Self { a ? b : c }") == .other)
    #expect(root(": Self { make().noop }") == .other)
  }

  @Test func findsWhatReportsBeforeTheValue() {
    let form = statics("static var testValue: Self { reportIssue(\"x\"); return Self() }").first?.form
    #expect(form?.reportsAtOnce != nil)
    let guarded = statics("static var testValue: Self { if shouldReportUnimplemented { reportIssue(\"x\") }; return Self() }").first?.form
    #expect(guarded?.reportsAtOnce == nil)
  }

  @Test func foldsAssignmentsToALocal() {
    let form = statics("static var testValue: Self {\nvar x = Self(a: { 1 }, b: {})\nx.a = unimplemented(\"a\")\nreturn x\n}").first?.form
    #expect(form?.endpoints.map(\.label) == ["b", "a"])
    #expect(form?.endpoints.map(\.kind) == [.empty, .reports])
  }

  @Test(arguments: [
    "unimplemented(\"a\")", "{ unimplemented(\"a\") }", "{ _ in reportIssue(\"a\"); return [] }", "{ throw Missing() }",
    "{ XCTFail(\"a\") }", "{ Issue.record(\"a\")\n return 1 }", "{ try await unimplemented(\"a\") }", "{ _ = unimplemented(\"a\") }",
    "{ .failure(Missing()) }", "{ Fail(error: Missing()).eraseToAnyPublisher() }",
  ]) func reports(_ closure: String) { #expect(kind(closure) == .reports) }

  @Test(arguments: ["{}", "{ _ in }", "{ (_: Int, b) async throws -> Void in }", "{ [weak self] _ in }", "{ return }"])
  func isEmpty(_ closure: String) { #expect(kind(closure) == .empty) }

  @Test(arguments: [
    "{ [] }", "{ [:] }", "{ nil }", "{ .none }", "{ false }", "{ _ in true }", "{ 0 }", "{ 0.0 }", "{ \"\" }", "{ () }", "{ Data() }",
    "{ .init() }", "{ Void() }", "{ .empty }", "{ .success(()) }", "{ .finished }", "{ AsyncStream { $0.finish() } }",
    "{ Empty().eraseToAnyPublisher() }", "{ return [] }", "{ (a: Int) throws -> [Int] in [] }", "{ AsyncStream.finished }", "{ [Int]() }",
  ]) func isNeutral(_ closure: String) {
    // `Empty()` is one with what its publisher is erased to.
    #expect(kind(closure) == (closure.contains("erase") ? .canned : .neutral))
  }

  @Test(arguments: [
    "{ 1 }", "{ \"a\" }", "{ .authorized }", "{ [User(id: 1), .second] }", "{ Just(3).eraseToAnyPublisher() }", "{ Self.sample }",
    "{ User(id: 1, name: nil) }", "{ (1, \"a\") }", "{ \"a\" + \"b\" }", "{ _ in .success(User(id: 1)) }",
  ]) func isCanned(_ closure: String) { #expect(kind(closure) == .canned) }

  @Test(arguments: [
    "{ rows.value }", "{ $0 }", "{ id in User(id: id) }", "{ await Task.never() }", "{ try await Task.never() }", "{ work() }",
    "{ [] ; more() }", "{ if a { 1 } else { 2 } }", "{ AsyncStream { c in c.yield(1) } }", "{ Date() }", "{ User.load().name }",
    "{ \\.name }", "{ Bundle.main }", "{ LockIsolated(0).value }",
  ]) func works(_ closure: String) { #expect(kind(closure) == .works) }

  @Test func delegates() {
    #expect(kind("Other.testValue.run") == .delegates)
    #expect(kind(".unimplemented") == .delegates)
    #expect(kind("{ Other.testValue.run() }") == .delegates)
    #expect(kind("{ fatalError() }") == .crashes)
  }
}
