import SwiftLexer
import Testing

@testable import LintRules

@Suite struct ManifestHeaderTests {
  private func version(_ text: String) -> ToolsVersion? {
    ManifestHeader(SourceFile(path: "Package.swift", text: text)).toolsVersion
  }

  @Test(
    arguments: [
      ("// swift-tools-version:5.9\n", ToolsVersion(5, 9)),
      ("//swift-tools-version: 6.2.1;extra\r\nimport X", ToolsVersion(6, 2, 1)),
      ("\n\n  //\tSwift-Tools-Version:  5\n", ToolsVersion(5)),
      ("\u{FEFF}// swift-tools-version:5.5\n", ToolsVersion(5, 5)),
      ("// A note.\n// swift-tools-version:6.0\n", ToolsVersion(6)),
    ])
  func readsTheVersion(text: String, version expected: ToolsVersion) {
    #expect(version(text) == expected)
  }

  @Test(
    arguments: [
      "", "import PackageDescription", "/* swift-tools-version:5.9 */", "// swift-tools:5.9", "// swift-tools-version:",
      "// swift-tools-version:five", "// A note.\n// swift-tools-version:5.9\n",
    ])
  func refusesWhatSwiftPMRefuses(text: String) {
    #expect(version(text) == nil)
  }

  @Test func readingTheEnvironmentShows() {
    func reads(_ text: String) -> Bool { ManifestHeader(SourceFile(path: "Package.swift", text: text)).readsEnvironment }
    #expect(reads("let a = ProcessInfo.processInfo.environment[name]"))
    #expect(reads("let a = ProcessInfo.processInfo.arguments"))
    #expect(reads("let a = getenv(\"A\")"))
    #expect(reads("let a = Context.packageDirectory"))
    #expect(reads("let a = Context.environment[\"A\"]; let b = ProcessInfo()"))
    #expect(!reads("let package = Package(name: \"ProcessInfo\") // getenv"))
  }

  @Test func variablesThatAreWrittenOutAreNamed() {
    let header = ManifestHeader(
      SourceFile(
        path: "Package.swift",
        text: "let a = ProcessInfo.processInfo.environment[\"A\"] != nil\nlet b = Context.environment[\"B\"] ?? \"c\""))
    #expect(header.variables == ["A", "B"])
    #expect(!header.readsEnvironment && header.dependsOnHost)
  }

  private func choice(_ manifests: [(String, ToolsVersion?)], tools: ToolsVersion = ToolsVersion(6, 1)) -> String? {
    let list = manifests.map { (name: $0.0, toolsVersion: $0.1) }
    return ManifestChoice.index(among: list, tools: tools).map { list[$0].name }
  }

  @Test func theHighestMatchingManifestCounts() {
    let all: [(String, ToolsVersion?)] = [
      ("Package.swift", ToolsVersion(5, 7)), ("Package@swift-5.9.swift", ToolsVersion(5, 9)),
      ("Package@swift-6.swift", ToolsVersion(6)), ("Package@swift-99.1.swift", ToolsVersion(99, 1)),
    ]
    #expect(choice(all) == "Package@swift-6.swift")
    #expect(choice(all, tools: ToolsVersion(5, 10)) == "Package@swift-5.9.swift")
    #expect(choice(all, tools: ToolsVersion(5, 8)) == "Package.swift")
    #expect(choice(all, tools: ToolsVersion(100)) == "Package@swift-99.1.swift")
  }

  @Test func aNewerRegularManifestWins() {
    #expect(choice([("Package.swift", ToolsVersion(6)), ("Package@swift-5.9.swift", ToolsVersion(5, 9))]) == "Package.swift")
    #expect(choice([("Package.swift", ToolsVersion(7)), ("Package@swift-5.9.swift", ToolsVersion(5, 9))]) == "Package@swift-5.9.swift")
    #expect(choice([]) == nil)
    #expect(ManifestChoice.isManifestName("Package@swift-5.10.1.swift"))
    #expect(!ManifestChoice.isManifestName("Package@swift-.swift"))
    #expect(!ManifestChoice.isManifestName("MyPackage.swift"))
  }
}
