import Testing

@testable import deplint

/// `deplint graph` and `deplint why MODULE` on a small package, as a user runs them.
@Suite struct GraphVerbTests {
  /// An app with a split client that leaks a database, a feature that links the live side, and their tests.
  static func project() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Notes",
        dependencies: [
          .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
          .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"),
        ],
        targets: [
          .target(
            name: "NotesClient",
            dependencies: [.product(name: "Dependencies", package: "swift-dependencies"), "SharedModels"]),
          .target(name: "NotesClientLive", dependencies: ["NotesClient"]),
          .target(name: "SharedModels", dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
          .target(name: "ListFeature", dependencies: ["NotesClient", "NotesClientLive"]),
          .testTarget(name: "ListFeatureTests", dependencies: ["ListFeature"]),
          .executableTarget(name: "App", dependencies: ["ListFeature", "NotesClientLive"]),
        ]
      )

      """)
    try folder.write(
      "Sources/NotesClient/NotesClient.swift",
      """
      import Dependencies
      import SharedModels

      public struct NotesClient: Sendable {
        public var notes: @Sendable () async throws -> [Note]
      }
      extension NotesClient: TestDependencyKey {
        public static let testValue = Self(notes: unimplemented("NotesClient.notes"))
      }

      """)
    try folder.write(
      "Sources/NotesClientLive/Live.swift",
      """
      import Dependencies
      import NotesClient

      extension NotesClient: DependencyKey {
        public static let liveValue = Self(notes: { [] })
      }

      """)
    try folder.write("Sources/SharedModels/Note.swift", "import GRDB\n\npublic struct Note: FetchableRecord {}\n")
    try folder.write(
      "Sources/ListFeature/List.swift",
      """
      import ComposableArchitecture
      import NotesClient
      import NotesClientLive

      @Reducer public struct List {
        public struct State {}
        public enum Action {}
      }

      """)
    try folder.write("Tests/ListFeatureTests/ListTests.swift", "import ListFeature\nimport Testing\n\n@Suite struct ListTests {}\n")
    try folder.write("Sources/App/App.swift", "import ListFeature\nimport NotesClientLive\n\n@main struct App { static func main() {} }\n")
    return folder
  }

  private func run(_ arguments: [String], in folder: TestFolder) throws -> BuiltBinary {
    try BuiltBinary.run(arguments + ["--graph", "static"], in: folder.path)
  }

  @Test(arguments: [
    ("text", []), ("roles", ["--roles"]), ("weights", ["--weights"]), ("json", ["--format", "json"]),
    ("dot", ["--format", "dot"]), ("mermaid", ["--format", "mermaid"]), ("role-dot", ["--format", "dot", "--collapse", "role"]),
    ("focus", ["--focus", "SharedModels"]), ("ways", ["--focus", "App", "--reaches", "GRDB"]),
    ("cut", ["--what-if", "cut=SharedModels:GRDB"]), ("split-json", ["--what-if", "cut=ListFeature:NotesClientLive", "--format", "json"]),
  ] as [(String, [String])]) func theGraphIsShown(_ name: String, _ options: [String]) throws {
    let folder = try Self.project()
    let outcome = try run(["graph"] + options, in: folder)
    #expect(outcome.exitStatus == 0)
    #expect(outcome.log == "")
    try Golden.expect(outcome.output, equals: "graph/\(name).golden")
  }

  @Test(arguments: [
    ("why", ["GRDB"]), ("why-from", ["GRDB", "App"]), ("why-json", ["GRDB", "App", "--format", "json"]),
    ("why-not", ["App", "NotesClient"]),
  ] as [(String, [String])]) func linksAreExplained(_ name: String, _ words: [String]) throws {
    let folder = try Self.project()
    let outcome = try run(["why"] + words, in: folder)
    #expect(outcome.exitStatus == 0)
    #expect(outcome.log == "")
    try Golden.expect(outcome.output, equals: "graph/\(name).golden")
  }

  @Test(arguments: [
    (["graph", "--focus", "NoteClient"], "error: the graph has no module or product 'NoteClient': did you mean 'NotesClient'?"),
    (["graph", "--what-if", "cut=App:GRDB"], "'App' does not depend on 'GRDB' directly"),
    (["graph", "--what-if", "split=NotesClient"], "'NotesClient' is split already"),
    (["graph", "--what-if", "split"], "'split' is no change: expected 'split=KEY' or 'cut=MODULE:MODULE'"),
    (["graph", "--collapse", "role"], "'--collapse' is for pictures"),
    (["graph", "--format", "dot", "--against", "HEAD"], "'--against' answers as text or json, not as dot"),
    (["graph", "--roles", "--against", "HEAD"], "leave '--roles' out"),
    (["graph", "nowhere"], "nowhere: error: no such file or directory"),
    (["graph", "--against", "missing.json"], "missing.json"),
    (["graph", "--against", "HEAD"], "error: git knows no revision 'HEAD'"),
    (["why"], "'why' needs a MODULE, or FILE:LINE and a RULE"),
    (["why", "NoteClient"], "did you mean 'NotesClient'?"),
    (["why", "Package.swift:1"], "'why Package.swift:1' needs a RULE"),
    (["why", "Package.swift", "direct_date"], "'why' needs a line of the file: 'Package.swift:LINE RULE'"),
    (["why", "Package.swift:1", "direct_dat"], "there is no rule 'direct_dat': did you mean 'direct_date'?"),
  ] as [([String], String)]) func badInputNamesTheWayOut(_ words: [String], _ message: String) throws {
    let outcome = try run(words, in: try Self.project())
    #expect(outcome.exitStatus == 2)
    #expect(outcome.output == "")
    #expect(outcome.log.contains(message))
  }

  @Test func aFolderWithoutManifestsIsAnError() throws {
    let folder = try TestFolder()
    try folder.write("A.swift", "let a = 1\n")
    let outcome = try run(["graph"], in: folder)
    #expect(outcome.exitStatus == 2)
    #expect(outcome.log.contains("error: no package manifest was found in "))
  }

  @Test func aFileOfAnEarlierStateIsComparedWith() throws {
    let folder = try Self.project()
    try folder.write("before.json", try run(["graph", "--format", "json"], in: folder).output)
    #expect(try run(["graph", "--against", "before.json"], in: folder).output == "the graph is the same as that of 'before.json'\n")
    try folder.write("Sources/SharedModels/Note.swift", "public struct Note {}\n")
    let outcome = try run(["graph", "--against", "before.json"], in: folder)
    #expect(outcome.exitStatus == 0)
    #expect(outcome.output.contains("ListFeatureTests  test"))
    try folder.write("before.json", "[]")
    #expect(try run(["graph", "--against", "before.json"], in: folder).log.contains("before.json: it is no graph"))
  }

  @Test func aRevisionIsComparedWith() throws {
    let folder = try Self.project()
    let script = """
      git init -q . && git add -A && git -c user.name=a -c user.email=a@b -c commit.gpgsign=false commit -q -m x
      """
    var process = ChildProcess("/bin/sh", arguments: ["-c", "cd \"$1\" && " + script, "sh", folder.path], timeLimit: 60_000)
    process.environment = [("GIT_CONFIG_GLOBAL", "/dev/null"), ("GIT_CONFIG_SYSTEM", "/dev/null")]
    guard try process.run().end == .exited(0) else { return }
    #expect(try run(["graph", "--against", "HEAD"], in: folder).output == "the graph is the same as that of 'HEAD'\n")
    let list = try String(decoding: FileReader(root: folder.path).bytes(of: "Package.swift"), as: UTF8.self)
    let dependency = "dependencies: [\"NotesClient\", \"NotesClientLive\"]"
    let parts = list.split(separator: dependency).map(String.init)
    try folder.write("Package.swift", parts.joined(separator: "dependencies: [\"NotesClient\"]"))
    let outcome = try run(["graph", "--against", "HEAD"], in: folder)
    #expect(outcome.exitStatus == 0)
    #expect(outcome.output.contains("  -  ListFeature -> NotesClientLive"))
    #expect(outcome.output.contains("feature_links_live"))
    let json = try run(["graph", "--against", "HEAD", "--format", "json"], in: folder)
    #expect(json.output.contains("\"edgesRemoved\""))
    // A revision cannot be an option, and the temporary copy is gone.
    #expect(try run(["graph", "--against=--output=x"], in: folder).log.contains("git knows no revision '--output=x'"))
  }
}
