import SwiftLexer
import Testing

@testable import LintRules

@Suite struct WhatIfTests {
  private static let client = """
    import Dependencies

    public struct NotesClient: Sendable {
      public var notes: @Sendable () async throws -> [String]
    }
    """
  private static let testValue = """
    extension NotesClient: TestDependencyKey {
      public static let testValue = Self(notes: unimplemented("NotesClient.notes"))
    }
    """
  private static let liveValue = """
    import GRDB
    extension NotesClient: DependencyKey {
      public static let testValue = Self(notes: unimplemented("NotesClient.notes"))
      public static let liveValue = Self(notes: { [] })
    }
    """
  private static let feature = "import ComposableArchitecture\nimport Notes\n@Reducer struct Feature { struct State {} }\n"
  private static let targets = "Notes: GRDB\nFeature: Notes\nFeatureTests: Feature\nApp*: Feature, Notes"

  private func outcome(_ text: String, _ scene: QueryScene) throws(WhatIf.Problem) -> WhatIf.Outcome {
    guard let change = WhatIf(text) else { throw WhatIf.Problem(message: "no change") }
    return try scene.view.outcome(of: change, scene.survey.project)
  }

  @Test func aLiveValueInAFileOfItsOwnMovesWithWhatItImports() throws {
    let scene = try QueryScene(
      Self.targets,
      sources: [
        "Sources/Notes/Client.swift": Self.client, "Sources/Notes/Live.swift": Self.liveValue,
        "Sources/Feature/Feature.swift": Self.feature,
      ])
    // The conformance has the test value too, but the client stands elsewhere.
    let outcome = try outcome("split=NotesClient", scene)
    #expect(outcome.steps.map(\.kind) == [.moveFile, .moveImport, .moveDependency])
    #expect(outcome.steps.map(\.spot.description) == ["Sources/Notes/Live.swift:1", "Sources/Notes/Live.swift:1", "Package.swift:4"])
    #expect(outcome.removed.count == 1)
    let lines = WhatIfReport(scene.view, [outcome]).lines.joined(separator: "\n")
    #expect(lines.contains("FeatureTests  test           3    1 -> 0  4 -> 3"))
  }

  @Test func aFileThatDeclaresTheClientKeepsIt() throws {
    let scene = try QueryScene(
      Self.targets,
      sources: ["Sources/Notes/Client.swift": Self.client + "\n" + Self.liveValue, "Sources/Feature/Feature.swift": Self.feature])
    let outcome = try outcome("split=NotesClient", scene)
    #expect(outcome.steps.map(\.kind) == [.moveValue, .moveImport, .moveDependency])
    #expect(outcome.remarks == ["assumed: what is heavy in Sources/Notes/Client.swift is there for the live value alone"])
  }

  @Test func whatOtherCodeNeedsStays() throws {
    let scene = try QueryScene(
      Self.targets,
      sources: [
        "Sources/Notes/Client.swift": Self.client, "Sources/Notes/Live.swift": Self.liveValue,
        "Sources/Notes/Other.swift":
          "import Dependencies\nimport GRDB\nenum Other: DependencyKey {\n  static let liveValue = 1\n}\n",
      ])
    let outcome = try outcome("split=NotesClient", scene)
    #expect(outcome.removed.isEmpty)
    #expect(outcome.remarks.contains("'GRDB' stays: other code of the module imports it (Sources/Notes/Other.swift:2)"))
  }

  @Test func aCutNamesTheImportsThatHaveToGo() throws {
    let scene = try QueryScene(
      "A: B\nB: C\nC\nATests: A", sources: ["Sources/A/A.swift": "import B\nimport C\n", "Sources/B/B.swift": "import C\nlet b = 1\n"])
    let outcome = try outcome("cut=A:B", scene)
    #expect(outcome.steps.map(\.text) == ["A -> B", "import B", "import C"])
    #expect(scene.view.weight(of: scene.id("ATests"), without: outcome.removed).modules == 2)
  }

  @Test(arguments: [
    ("cut=A:C", "'A' does not depend on 'C' directly, but over A -> B; what frees it is 'cut=B:C'"),
    ("cut=C:A", "'C' does not depend on 'A'"),
    ("cut=A:Zebra", "the graph has no module or product 'Zebra': 'deplint graph' lists them"),
    ("cut=Appp:C", "the graph has no module or product 'Appp': 'deplint graph' lists them"),
    ("split=Nothing", "there is no dependency key 'Nothing'"),
  ]) func whatCannotBeThoughtThroughSaysWhy(_ text: String, _ message: String) throws {
    let scene = try QueryScene("A: B\nB: C\nC")
    #expect(throws: WhatIf.Problem(message: message)) { try outcome(text, scene) }
  }

  @Test(arguments: ["", "split", "split=", "cut=A", "cut=A:", "join=A:B"]) func whatIsNoChange(_ text: String) {
    #expect(WhatIf(text) == nil)
  }

  @Test func aStateSurvivesItsJSON() throws {
    let before = try QueryScene("A: B\nB: GRDB\nATests: A")
    let json = GraphJSON.document(before.view, tool: ("deplint", "1"))
    #expect(GraphSnapshot(json: Array(json.pretty.utf8)) == GraphSnapshot(before.view))
    #expect(GraphSnapshot(json: Array("{}".utf8)) == nil)
    #expect(GraphSnapshot(json: Array("[1".utf8)) == nil)
  }

  @Test func theDifferenceOfTwoStatesIsNamed() throws {
    let before = GraphSnapshot(try QueryScene("A: B\nB: GRDB\nOld").view)
    let after = GraphSnapshot(try QueryScene("A: B, New\nB\nNew").view)
    let lines = GraphDifference(from: before, to: after).lines(against: "'x'")
    #expect(lines.prefix(9) == [
      "compared with 'x'", "", "modules", "  +  New  other", "  -  Old  other", "", "dependencies", "  +  A -> New", "  -  B -> GRDB",
    ])
    #expect(GraphDifference(from: after, to: after).lines(against: "'x'") == ["the graph is the same as that of 'x'"])
  }
}
