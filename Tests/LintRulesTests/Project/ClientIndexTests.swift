import LintRules
import SwiftLexer
import Testing

/// What the index knows of the types that keys supply.
@Suite struct ClientIndexTests {
  private func index(_ texts: String...) -> ProjectIndex {
    let modules = ProjectModules(declared: []) { _ in [] }
    return ProjectIndex(
      files: texts.enumerated().map { number, text in
        let file = SourceFile(path: "File\(number).swift", text: text)
        let buffer = Lexer.tokenize(file)
        return FactCollector.collect(file, buffer, OutlineParser.parse(buffer, of: file), module: modules.unnamed)
      }, modules: modules)
  }

  private func id(_ name: String, _ index: ProjectIndex) throws -> TypeID {
    try #require(index.types(named: name, seenBy: index.modules.unnamed).first)
  }

  private func clients(_ index: ProjectIndex) -> [String] {
    let types = index.declared.flatMap { index.types(named: $0.name, seenBy: index.modules.unnamed) }
    return types.filter(index.clients.contains).map { index[$0].name }.sorted()
  }

  @Test(arguments: [
    "enum K: TestDependencyKey { typealias Value = V; static var testValue: Value { make() } }",
    "enum K: TestDependencyKey { static let testValue: V = make() }",
    "enum K: TestDependencyKey { static let testValue = V(load: {}) }",
    "enum K: TestDependencyKey { static var testValue: V { V(load: {}) } }",
    "enum K: DependencyKey { static let liveValue = V.live }",
    "enum K: DependencyKey { typealias Value = W; static let liveValue = make() }; typealias W = V",
  ]) func valueOfAKey(key: String) throws {
    let index = index("struct V { var load: () -> Void }", key)
    let key = try #require(index.keys.first)
    #expect(index.valueType(of: key).map { index[$0].name } == "V")
    #expect(clients(index) == ["K", "V"])
    #expect(try index.clients.relatives(of: id("K", index)) == [id("V", index)])
    #expect(try index.clients.relatives(of: id("V", index)) == [id("K", index)])
  }

  @Test func aKeyIsItsOwnValueByDefault() throws {
    let index = index("struct C: TestDependencyKey { static let testValue = Self() }", "struct D: DependencyKey {}")
    for key in index.keys { #expect(index.valueType(of: key) == key.type) }
    #expect(clients(index) == ["C", "D"])
    #expect(try index.clients.relatives(of: id("C", index)).isEmpty)
  }

  @Test func aValueOutOfViewIsNone() throws {
    let index = index("enum K: TestDependencyKey { static let testValue = Elsewhere() }")
    #expect(index.valueType(of: try #require(index.keys.first)) == nil)
    #expect(index.valueName(of: try #require(index.keys.first))?.text == "Elsewhere")
  }

  @Test func partsAreStructsOfEndpoints() throws {
    let index = index(
      """
      struct Game: TestDependencyKey {
        var match: Match
        var user: User
        var board: Board
      }
      struct Match { typealias Load = () -> Void; var load: Load; var inner: Inner }
      struct Inner { var run: (() -> Void)? }
      struct User { var name: String }
      final class Board { var draw: () -> Void = {} }
      struct Unrelated { var load: () -> Void }
      """)
    #expect(clients(index) == ["Game", "Inner", "Match"])
    #expect(try index.clients.relatives(of: id("Match", index)) == [id("Game", index), id("Inner", index)])
  }

  @Test(arguments: [
    "static let testValue = Self.noop", "static let testValue: V = .noop", "static var testValue: V { .noop }",
    "static var testValue: V { return V.noop }", "static var testValue: V { get { .noop } }", "static let testValue = V.noop(1, { 2 })",
  ]) func testValuesThatAreMembers(member: String) throws {
    let index = index("struct V: TestDependencyKey { \(member) }")
    #expect(index.keys.count == 1)
    #expect(try index.clients.isTestValue("noop", of: id("V", index)))
    #expect(try !index.clients.isTestValue("testValue", of: id("V", index)))
  }

  @Test(arguments: [
    "static let testValue = V()", "static let testValue = Outer.V()", "static let testValue = V.make().noop", "static let testValue = noop",
    "static var testValue: V { var v = V.noop; return v }", "static let liveValue = V.noop", "static let testValue = a + V.noop",
  ]) func testValuesThatAreNoMembers(member: String) throws {
    let index = index("struct V: TestDependencyKey { \(member) }")
    #expect(try !index.clients.isTestValue("noop", of: id("V", index)))
  }

  @Test func typesOfEntriesAreClients() {
    let index = index(
      "extension DependencyValues { @DependencyEntry var api: API = API() }", "struct API { var load: () -> Void }", "struct Other {}")
    #expect(clients(index) == ["API"])
  }

  @Test func propertiesOfDependencyValues() throws {
    let index = index(
      """
      extension DependencyValues {
        var radio: Radio { get { self[RadioKey.self] } set { self[RadioKey.self] = newValue } }
        var mixed: Radio { get { self[RadioKey.self] } set { self[OtherKey.self] = newValue } }
        @DependencyEntry var lamp: Lamp = Lamp()
        private enum RadioKey: TestDependencyKey { static let testValue = Radio() }
      }
      """, "struct Radio {}; struct Lamp {}; enum OtherKey: TestDependencyKey { static let testValue = Radio() }",
      "extension DependencyValues { var lamp: Lamp { get { self[OtherKey.self] } set { self[OtherKey.self] = newValue } } }")
    let module = index.modules.unnamed
    #expect(try index.registeredType("radio", seenBy: module) == id("Radio", index))
    #expect(index.registeredType("mixed", seenBy: module) == nil, "two keys")
    #expect(index.registeredType("lamp", seenBy: module) == nil, "two properties that disagree")
    #expect(index.registeredType("none", seenBy: module) == nil)
  }

  @Test func keysOfTypesOutOfView() {
    let index = index("extension Codes: TestDependencyKey { static let testValue = Self() }")
    #expect(index.isKeyOutOfView("Codes", in: index.modules.unnamed))
    #expect(!index.isKeyOutOfView("Other", in: index.modules.unnamed))
    #expect(!index.isKeyOutOfView("Codes", in: index.modules.unnamedTests))
  }

  @Test func storedPropertiesByTheNameThatCallersKnow() throws {
    let index = index(
      """
      struct Garden {
        @DependencyEndpoint(method: "plant") var plantSeed: (String) -> Void
        @DependencyEndpoint var water: () -> Void
        var _close: () -> Void
        var `default`: () -> Void
      }
      """)
    let garden = try id("Garden", index)
    #expect(index.storedProperty("plantSeed", of: garden)?.property.method == "plant")
    #expect(index.storedProperty("water", of: garden)?.property.method == nil)
    #expect(index.storedProperty("close", of: garden)?.property.name == "_close")
    #expect(index.storedProperty("default", of: garden) != nil)
    #expect(index.storedProperty("open", of: garden) == nil)
  }

  @Test(arguments: [
    ("func unimplemented() {}", FileFacts.OwnFunction.everywhere),
    ("public func XCTUnimplemented<T>(_ name: String) -> T { fatalError() }", .everywhere),
    ("private func unimplemented() {}", .inFile),
    ("func outer() { func unimplemented() {} }", .inFile),
    ("struct S { func unimplemented() {} }", .none),
    ("func implemented() {}", .none),
  ]) func functionsThatHideTheLibrarys(text: String, visibility: FileFacts.OwnFunction) {
    let index = index(text, "struct Other {}")
    #expect(index.files[0].ownUnimplemented == visibility)
    #expect(index.isUnimplementedTheLibrarys(in: index.files[0]) == (visibility == .none))
    #expect(index.isUnimplementedTheLibrarys(in: index.files[1]) == (visibility != .everywhere))
    #expect(index.files[0].types.contains { $0.hasOwnUnimplemented } == text.hasPrefix("struct"))
  }
}
