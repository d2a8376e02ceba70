import Testing

@testable import deplint

/// Nothing that a project holds stops a run, and what was not checked is said.
@Suite struct UncertainInputTests {
  private static let key = "enum Key: DependencyKey { static let liveValue: () -> Void = {} }\n"

  @Test func brokenSwiftIsANoteAndFailsNothing() throws {
    let folder = try TestFolder()
    try folder.write(".deplint.yml")
    try folder.write("A.swift", "let a = \"b\nfunc f( {\n#if X\n/* c")
    let outcome = try BuiltBinary.run([], in: folder.path)
    #expect(outcome.exitStatus == 0)
    #expect(outcome.output.contains("A.swift:1:9: note: a string does not end"))
    #expect(outcome.log == "")
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0x6C, 0x00], "UTF-16"), (Array("let a = 1\u{0}".utf8), "NUL"),
  ] as [([UInt8], String)]) func whatIsNoTextIsNamedAndTheRestIsChecked(_ bytes: [UInt8], _ reason: String) throws {
    let folder = try TestFolder()
    try folder.write(".deplint.yml")
    try folder.write("Broken.swift", bytes: bytes)
    try folder.write("Fine.swift", "let b = \"c\n")
    let outcome = try BuiltBinary.run([], in: folder.path)
    #expect(outcome.exitStatus == 2)
    #expect(outcome.output.contains("Broken.swift: error: ") && outcome.output.contains(reason))
    #expect(outcome.output.contains("Fine.swift:1:9: note: "))
  }

  @Test func aFileThatIsMissingMakesItsModuleUncertain() throws {
    let folder = try TestFolder()
    try folder.write(".deplint.yml")
    try folder.write("Key.swift", Self.key)
    #expect(try BuiltBinary.run([], in: folder.path).exitStatus == 1)
    // The test value may stand in what cannot be read.
    try folder.write("Unread.swift", bytes: [0xFF, 0xFE, 0, 0])
    let outcome = try BuiltBinary.run([], in: folder.path)
    #expect(outcome.exitStatus == 2)
    #expect(!outcome.output.contains("missing_test_value"))
  }

  @Test func pathsThatDoNotExistFail() throws {
    let folder = try TestFolder()
    try folder.write(".deplint.yml")
    let outcome = try BuiltBinary.run(["Nowhere"], in: folder.path)
    #expect(outcome.exitStatus == 2)
    #expect(outcome.output.contains("Nowhere: error: no such file or directory"))
  }

  @Test func loopsOfLinksEnd() throws {
    let folder = try TestFolder()
    try folder.write(".deplint.yml")
    try folder.write("Sources/Key.swift", Self.key)
    try folder.link("Sources/Loop", to: "..")
    let outcome = try BuiltBinary.run([], in: folder.path)
    #expect(outcome.exitStatus == 1)
    #expect(outcome.output.split(separator: "\n").count { $0.contains("[missing_test_value]") } == 1)
  }

  @Test(arguments: [
    ("rule: x\n", ".deplint.yml:1:1: error: unknown key 'rule'"), ("rules: [\n", ".deplint.yml:"),
    ("rules:\n  no_such_rule: error\n", ".deplint.yml:2:3: error: "),
  ]) func configurationsAreReadStrictly(_ text: String, _ error: String) throws {
    let folder = try TestFolder()
    try folder.write(".deplint.yml", text)
    try folder.write("Key.swift", Self.key)
    let outcome = try BuiltBinary.run([], in: folder.path)
    #expect(outcome.exitStatus == 2)
    #expect(outcome.output == "")
    #expect(outcome.log.hasPrefix(error), "\(outcome.log)")
  }
}
