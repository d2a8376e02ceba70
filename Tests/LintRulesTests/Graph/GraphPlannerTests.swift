import SwiftLexer
import Testing

@testable import LintRules

@Suite struct GraphPlannerTests {
  private let toolchain = ToolchainIdentity("/usr/bin/swift 1 2")

  private func found(_ fixtures: String..., directory: String = "App") throws -> FoundPackage {
    FoundPackage(
      directory: directory,
      manifests: try fixtures.map { fixture in
        let file = try PackageFixture.manifest(fixture)
        let name = PathText.lastComponent(fixture)
        return SourceFile(path: PathText.joined(directory, String(name)), padded: file.storage)
      })
  }

  private func step(
    _ package: FoundPackage, _ mode: Configuration.GraphMode, dump: [UInt8]? = nil, withoutSwift: Bool = false
  ) -> GraphPlanner.Step? {
    GraphPlanner.step(for: package, mode: mode, dump: dump, toolchain: withoutSwift ? nil : toolchain)
  }

  private func content(_ step: GraphPlanner.Step?) throws -> LocatedPackage.Content {
    guard case .use(let package)? = step else { throw ManifestReaderTests.TestFailure(description: "to be evaluated") }
    return package.content
  }

  private func evaluation(_ step: GraphPlanner.Step?) throws -> GraphPlanner.Evaluation {
    guard case .evaluate(let evaluation)? = step else { throw ManifestReaderTests.TestFailure(description: "not to be evaluated") }
    return evaluation
  }

  private func reason(_ step: GraphPlanner.Step?) throws -> String? {
    guard case .notJudged(let reason, _) = try content(step) else { return nil }
    return reason
  }

  @Test(arguments: [Configuration.GraphMode.auto, .static]) func literalManifestsAreRead(mode: Configuration.GraphMode) throws {
    guard case .literal(let manifest) = try content(step(try found("literal/Package.swift"), mode)) else {
      Issue.record("not read")
      return
    }
    #expect(manifest.name == "bakery")
  }

  @Test func dumpModeAsksSwiftPMForAll() throws {
    let evaluation = try evaluation(step(try found("literal/Package.swift"), .dump))
    #expect(evaluation.reason == nil)
    #expect(!evaluation.mayUseCache)
    #expect(evaluation.cacheKey?.utf8.count == 64)
  }

  @Test func computedManifestsAreEvaluated() throws {
    let package = try found("looped/Package.swift")
    let evaluation = try evaluation(step(package, .auto))
    #expect(evaluation.reason == "it has a loop (App/Package.swift:6)")
    #expect(evaluation.mayUseCache)
    #expect(evaluation.cacheKey != nil)
    #expect(try reason(step(package, .static)) == "its manifest has to be run: it has a loop (App/Package.swift:6)")
    #expect(
      try reason(step(package, .auto, withoutSwift: true))
        == "'swift' was not found, and its manifest has to be run: it has a loop (App/Package.swift:6)")
  }

  @Test func dumpsThatDependOnMoreThanTheManifestAreNeverKept() throws {
    let file = SourceFile(
      path: "Package.swift",
      text: "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(name: getName())\nfunc getName() -> String { getenv(\"A\").map(String.init) ?? \"\" }\n")
    #expect(try evaluation(step(FoundPackage(directory: "", manifests: [file]), .auto)).cacheKey == nil)
  }

  @Test func aDumpHoldsAsLongAsTheVariablesThatItsManifestReads() throws {
    let package = try found("appended/Package.swift")
    let keys = try [nil, "", "1"].map { value in
      try evaluation(
        GraphPlanner.step(for: package, mode: .auto, toolchain: toolchain) { $0 == "WITHOUT_LEAVES" ? value : "other" }
      ).cacheKey
    }
    #expect(!keys.contains(nil))
    #expect(Set(keys).count == 3, "\(keys)")
  }

  @Test func theKeyHoldsEveryManifestAndTheToolchain() throws {
    let one = try found("versions/Package.swift", "versions/Package@swift-6.swift")
    let other = try found("versions/Package.swift", "versions/Package@swift-5.9.swift")
    let keys = [
      GraphPlanner.cacheKey(one.manifests, toolchain), GraphPlanner.cacheKey(other.manifests, toolchain),
      GraphPlanner.cacheKey(one.manifests, ToolchainIdentity("/usr/bin/swift 1 3")),
    ]
    #expect(Set(keys).count == 3)
    #expect(GraphPlanner.cacheKey(one.manifests, toolchain) == keys[0])
  }

  @Test func theMatchingManifestIsChosen() throws {
    let package = try found(
      "versions/Package.swift", "versions/Package@swift-5.9.swift", "versions/Package@swift-6.swift", "versions/Package@swift-99.1.swift")
    guard case .use(let located)? = step(package, .static) else {
      Issue.record("not read")
      return
    }
    #expect(located.manifestPath == "App/Package@swift-6.swift")
    #expect(located.manifest?.targets.map(\.name) == ["New"])
  }

  @Test func sourceFilesOfThatNameArePassedOver() throws {
    #expect(step(try found("source-file/Package.swift"), .auto) == nil)
    #expect(step(FoundPackage(directory: "", manifests: []), .auto) == nil)
  }

  @Test func theToolsVersionCountsEvenWithoutAGraph() throws {
    guard case .notJudged(_, let version) = try content(step(try found("literal/Package.swift"), .off)) else {
      Issue.record("judged")
      return
    }
    #expect(version == ToolsVersion(6))
    guard case .use(let located)? = step(try found("literal/Package.swift"), .off) else { return }
    let graph = ModuleGraph(packages: [located], files: [], mode: "off")
    #expect(graph.status.notJudged == [])
    #expect(graph.languageMode(ofPath: "App/Sources/a.swift") == .v6)
  }

  @Test func aHandedInDumpCountsWhateverTheMode() throws {
    let dump = try PackageFixture.manifest("appended/dump.json")
    let bytes = Array(dump.storage.prefix(dump.count))
    guard case .evaluated(let manifest) = try content(step(try found("appended/Package.swift"), .static, dump: bytes)) else {
      Issue.record("not taken")
      return
    }
    #expect(manifest.targets.map(\.name) == ["Stem", "Root", "Leaf", "LeafTests"])
    #expect(manifest.targets[2].place != nil)
    #expect(
      try reason(step(try found("appended/Package.swift"), .auto, dump: Array("oops\n".utf8)))
        == "'swift package dump-package' printed no JSON; its output begins with: oops")
  }

  @Test func packagesAreSearchedOutsideFixtures() throws {
    let paths = ["Package.swift", "Modules/Core/Package@swift-5.9.swift", "Tests/Fixtures/x/Package.swift", ".build/checkouts/y/Package.swift", "Modules/Core/Package.swift", "a/Other.swift"]
    #expect(PackageSearch.directories(ofManifests: paths) == ["", "Modules/Core"])
    let manifest = PackageManifest(
      name: "p", toolsVersion: ToolsVersion(6),
      dependencies: [.init(location: .path("../Core")), .init(location: .path("../../Outside")), .init(location: .path("Fixtures/F"))])
    let package = LocatedPackage(directory: "Modules/App", manifestPath: "Modules/App/Package.swift", content: .literal(manifest))
    #expect(PackageSearch.missingDirectories(of: [package], known: ["Modules/Core"]) == ["Outside"])
  }
}
