import Testing

@testable import deplint

/// What the graph could not tell is said: in the report, and by the exit status where the graph was asked for.
@Suite struct GraphStatusTests {
  private func project(targets: String) throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(".deplint.yml")
    try folder.write(
      "Package.swift",
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: \(targets))\n")
    try folder.write("Sources/A/A.swift", "let a = 1\n")
    return folder
  }

  private let computed = "names.map { Target.target(name: $0) }"
  private let withoutSwift = [(name: "PATH", value: "/nowhere")]

  @Test func aLiteralManifestIsJudged() throws {
    let folder = try project(targets: "[.target(name: \"A\")]")
    for mode in ["auto", "static"] {
      let outcome = try BuiltBinary.run(["--graph", mode], in: folder.path, environment: withoutSwift)
      #expect(outcome.exitStatus == 0)
      #expect(!outcome.output.contains("not judged"))
      #expect(outcome.output.contains("1 module"))
    }
  }

  @Test func aComputedManifestIsNamedAndFailsNothing() throws {
    let folder = try project(targets: computed)
    for mode in ["auto", "static"] {
      let outcome = try BuiltBinary.run(["--graph", mode], in: folder.path, environment: withoutSwift)
      #expect(outcome.exitStatus == 0)
      #expect(outcome.output.contains("graph: \(mode), 2 not judged"))
      #expect(outcome.output.contains(" rules on modules: did not run, no manifest could be read"))
      #expect(outcome.output.contains("(Package.swift:3)"))
    }
  }

  @Test func aGraphThatWasAskedForAndIsNotToBeHadFails() throws {
    let folder = try project(targets: computed)
    let outcome = try BuiltBinary.run(["--graph", "dump"], in: folder.path, environment: withoutSwift)
    #expect(outcome.exitStatus == 2)
    #expect(outcome.output.contains("Package.swift: error: no package graph: "))
    let given = try BuiltBinary.run(["--package-json", "Sources/A/A.swift"], in: folder.path, environment: withoutSwift)
    #expect(given.exitStatus == 2)
  }

  @Test func withoutAGraphNothingIsAsked() throws {
    let folder = try project(targets: computed)
    let outcome = try BuiltBinary.run(["--graph", "off"], in: folder.path, environment: withoutSwift)
    #expect(outcome.exitStatus == 0)
    #expect(outcome.output.contains("0 modules"))
    #expect(outcome.output.contains(" rules on modules: did not run, the graph is off"))
  }

  @Test func aProjectWithoutManifestsSaysWhichRulesDidNotRun() throws {
    let folder = try TestFolder()
    try folder.write(".deplint.yml")
    try folder.write("App/App.swift", "let a = 1\n")
    let outcome = try BuiltBinary.run([], in: folder.path)
    #expect(outcome.exitStatus == 0)
    #expect(outcome.output.contains("did not run, there is no package manifest"))
    let alone = try BuiltBinary.run(["--only", "direct_date"], in: folder.path)
    #expect(!alone.output.contains("did not run"))
    let two = try BuiltBinary.run(["--only", "feature_links_live,forbidden_import"], in: folder.path)
    #expect(two.output.contains("feature_links_live, forbidden_import: did not run"))
  }

  @Test func findingsStandInTheManifestThatCounts() throws {
    let folder = try TestFolder()
    try folder.write(".deplint.yml", "modules:\n  interface: [A]\n  heavy: [B]\n")
    try folder.write("Package.swift", "// swift-tools-version: 5.5\nimport PackageDescription\nlet package = Package(name: \"P\")\n")
    try folder.write(
      "Package@swift-6.0.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [
        .target(name: "A", dependencies: ["B"]),
        .target(name: "B"),
      ])

      """)
    try folder.write("Sources/A/A.swift", "let a = 1\n")
    try folder.write("Sources/B/B.swift", "let b = 1\n")
    let outcome = try BuiltBinary.run([], in: folder.path)
    #expect(outcome.exitStatus == 1)
    #expect(outcome.output.contains("Package@swift-6.0.swift:4:37: error: interface module 'A' depends on 'B'"))
  }
}
