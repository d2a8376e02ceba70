import Testing

@testable import LintRules

@Suite struct TargetSourcesTests {
  typealias Target = PackageManifest.Target

  /// The target that each file belongs to, `-` for none.
  private func owners(
    _ files: [String], _ targets: [Target], tools: ToolsVersion = ToolsVersion(5, 8), directory: String = "", folders: [String] = []
  ) -> [String] {
    let manifest = PackageManifest(name: "p", toolsVersion: tools, targets: targets)
    let package = LocatedPackage(directory: directory, manifestPath: PathText.joined(directory, "Package.swift"), content: .literal(manifest))
    let graph = ModuleGraph(packages: [package], files: files, folders: folders, mode: "static")
    return files.map { file in graph.module(ofPath: file).map { graph[$0].name } ?? "-" }
  }

  @Test func theMostSpecificTargetOwnsAFile() {
    let targets = [
      Target(name: "S3", path: "Sources/Soto", sources: ["Services/S3", "Extensions/S3"]),
      Target(name: "SQS", path: "Sources/Soto", sources: ["Services/SQS"]),
      Target(name: "Root", path: ".", sources: ["Lib"], exclude: ["Sources", "Tests", "Package.swift"]),
      Target(name: "Client", exclude: ["Live", "README.md"]),
      Target(name: "ClientLive", path: "Sources/Client/Live"),
      Target(name: "T", kind: .test), Target(name: "P", kind: .plugin), Target(name: "M", kind: .macro),
    ]
    let files = [
      "Sources/Client/Live/l.swift", "Sources/ClientOld/x.swift", "Lib/r.swift", "Tests/T/t.swift", "Plugins/P/p.swift",
      "Sources/Client/c.swift", "Sources/M/m.swift", "Sources/Soto/Services/S3/a.swift", "Sources/Soto/Services/SQS/a.swift",
      "Sources/Soto/Services/S3Control/a.swift", "Sources/Soto/Extensions/S3/a.swift", "Package.swift", "Scripts/s.swift",
    ]
    #expect(
      owners(files, targets) == [
        "ClientLive", "-", "Root", "T", "P", "Client", "M", "S3", "SQS", "-", "S3", "-", "-",
      ])
  }

  @Test func onlyTheFirstBaseFolderCounts() {
    #expect(owners(["Source/A/a.swift", "src/A/a.swift"], [Target(name: "A")]) == ["A", "-"])
    #expect(owners(["Source/A/a.swift"], [Target(name: "A")], folders: ["Sources"]) == ["-"], "Sources exists, without Swift")
    #expect(owners(["Sources/ATests/a.swift"], [Target(name: "ATests", kind: .test)]) == ["ATests"])
  }

  @Test func theOnlyTargetOfItsKindMayTakeTheWholeFolder() {
    let files = ["Sources/a.swift", "Sources/Deep/b.swift", "Tests/c.swift"]
    let targets = [Target(name: "A"), Target(name: "ATests", kind: .test)]
    #expect(owners(files, targets, tools: ToolsVersion(5, 9)) == ["A", "A", "ATests"])
    #expect(owners(files, targets, tools: ToolsVersion(5, 8)) == ["-", "-", "-"])
    #expect(owners(files, targets + [Target(name: "B", kind: .macro)], tools: ToolsVersion(5, 9)) == ["-", "-", "ATests"])
  }

  @Test func aFolderOfTheWrongCaseIsStillUsed() {
    #expect(owners(["Sources/client/a.swift"], [Target(name: "Client"), Target(name: "B")]) == ["Client"])
    #expect(owners(["Sources/client/a.swift", "Sources/Client/a.swift"], [Target(name: "Client"), Target(name: "B")]) == ["-", "Client"])
  }

  @Test func bundlesAndResourcesHoldNoSources() {
    let target = Target(name: "A", resources: ["Fixtures", "One.swift"])
    let files = [
      "Sources/A/A.docc/Snippet.swift", "Sources/A/Try.playground/Contents.swift", "Sources/A/Fixtures/f.swift", "Sources/A/One.swift",
      "Sources/A/.hidden/h.swift", "Sources/A/a.swift", "Sources/A/v1.0/b.swift",
    ]
    #expect(owners(files, [target]) == ["-", "-", "-", "-", "-", "A", "A"])
  }

  @Test func packagesMayLieOutsideTheRoot() {
    #expect(owners(["../core/Sources/Core/a.swift", "Sources/Core/b.swift"], [Target(name: "Core")], directory: "../core") == ["Core", "-"])
    #expect(owners(["a.swift"], [Target(name: "Core", path: "../elsewhere")]) == ["-"])
  }

  @Test func aMainFileMakesAnExecutable() {
    let manifest = PackageManifest(name: "p", toolsVersion: ToolsVersion(5, 3), targets: [Target(name: "tool"), Target(name: "Kit")])
    let package = LocatedPackage(directory: "", manifestPath: "Package.swift", content: .literal(manifest))
    let graph = ModuleGraph(packages: [package], files: ["Sources/tool/main.swift", "Sources/Kit/domain.swift"], mode: "static")
    #expect(graph.modules.map(\.kind) == [.executable, .regular])
  }
}
