import SwiftLexer
import Testing

@testable import LintRules

@Suite struct ModuleGraphTests {
  typealias Target = PackageManifest.Target

  private func package(
    _ directory: String, name: String? = nil, tools: ToolsVersion = ToolsVersion(5, 9),
    products: [PackageManifest.Product] = [], dependencies: [PackageManifest.Dependency] = [], targets: [Target]
  ) -> LocatedPackage {
    let manifest = PackageManifest(
      name: name ?? directory, toolsVersion: tools, products: products, dependencies: dependencies, targets: targets)
    return LocatedPackage(
      directory: directory, manifestPath: PathText.joined(directory, "Package.swift"), content: .literal(manifest))
  }

  private func target(_ name: String, _ kind: Target.Kind = .regular, _ dependencies: String...) -> Target {
    Target(name: name, kind: kind, dependencies: dependencies.map { .init(.byName, name: $0) })
  }

  private func graph(_ packages: LocatedPackage..., files: [String] = []) -> ModuleGraph {
    ModuleGraph(packages: packages, files: files, mode: "static")
  }

  private func id(_ name: String, in graph: ModuleGraph) throws -> ModuleID {
    try #require(graph.modules.first { $0.name == name }?.id)
  }

  private func names(_ nodes: [ModuleGraph.Node], in graph: ModuleGraph) -> [String] { nodes.map(graph.name).sorted() }

  @Test func closuresHoldWhatIsLinked() throws {
    let graph = graph(
      package(
        "",
        dependencies: [.init(location: .url("https://example.com/apple/swift-syntax")), .init(location: .url("https://example.com/groue/GRDB.swift"))],
        targets: [
          target("App", .executable, "Feature"), target("Feature", .regular, "Client", "Mac", "Gen"),
          Target(name: "Client", dependencies: [.init(.product(package: "GRDB.swift"), name: "GRDB")]),
          Target(name: "Mac", kind: .macro, dependencies: [.init(.product(package: "swift-syntax"), name: "SwiftSyntax")]),
          target("Gen", .plugin), target("FeatureTests", .test, "Feature"),
        ]))
    #expect(names(graph.closure(of: try id("App", in: graph)), in: graph) == ["Client", "Feature", "GRDB"])
    #expect(names(graph.closure(of: try id("Mac", in: graph)), in: graph) == ["SwiftSyntax"])
    #expect(graph.edges(of: try id("Feature", in: graph)).count == 3, "macro and plugin edges are declared all the same")
    #expect(graph.dependents(of: try id("Feature", in: graph)).map { graph[$0].name } == ["App", "FeatureTests"])
    #expect(graph.externalProducts.map(\.identity) == ["grdb.swift", "swift-syntax"])
    #expect(graph.isComplete)
  }

  @Test func circlesEnd() throws {
    let graph = graph(
      package("", targets: [target("A", .regular, "B"), target("B", .regular, "C"), target("C", .regular, "A"), target("D", .regular, "C")]))
    #expect(names(graph.closure(of: try id("A", in: graph)), in: graph) == ["A", "B", "C"])
    #expect(names(graph.closure(of: try id("D", in: graph)), in: graph) == ["A", "B", "C"])
    let chain = graph.shortestChain(from: try id("A", in: graph), to: .module(try id("A", in: graph)))
    #expect(chain.map { graph.name(of: $0.to) } == ["B", "C", "A"])
  }

  @Test func theShortestChainAndTheEdgesThatFree() throws {
    let graph = graph(
      package(
        "",
        targets: [
          target("Client", .regular, "Models", "Helpers"), target("Models", .regular, "Store"), target("Helpers", .regular, "Store", "Log"),
          target("Store", .regular, "SQL"), target("SQL"), target("Log"),
        ]))
    let client = try id("Client", in: graph)
    let sql = ModuleGraph.Node.module(try id("SQL", in: graph))
    #expect(graph.shortestChain(from: client, to: sql).map { graph.name(of: $0.to) } == ["Models", "Store", "SQL"])
    #expect(graph.freeingEdges(from: client, to: sql).map { graph.name(of: $0.to) } == ["SQL"], "two ways lead to Store")
    let log = ModuleGraph.Node.module(try id("Log", in: graph))
    #expect(graph.freeingEdges(from: client, to: log).map { graph.name(of: $0.to) } == ["Helpers", "Log"])
    #expect(graph.shortestChain(from: try id("SQL", in: graph), to: log).isEmpty)
  }

  @Test func localPackagesAreFoundByTheirPath() throws {
    let graph = graph(
      package(
        "App", dependencies: [.init(location: .path("../Packages/core-kit"))],
        targets: [Target(name: "Main", dependencies: [.init(.product(package: "core-kit"), name: "Kit")])]),
      package(
        "Packages/core-kit", name: "CoreKit", products: [.init(name: "Kit", targets: ["Core", "Extras"])],
        targets: [target("Core"), target("Extras"), target("Hidden")]))
    let edges = graph.edges(of: try id("Main", in: graph))
    #expect(edges.map { graph.name(of: $0.to) } == ["Core", "Extras"])
    #expect(edges.map(\.product) == ["Kit", "Kit"])
    #expect(Set(edges.map(\.declaration)) == [0], "one declaration")
  }

  @Test func anUndeclaredIdentityIsLookedUpByProduct() throws {
    let graph = graph(
      package(
        "App", dependencies: [.init(location: .path("../Folder"))],
        targets: [Target(name: "Main", dependencies: [.init(.product(package: "ProperName"), name: "Kit"), .init(.byName, name: "Other")])]),
      package("Folder", name: "ProperName", products: [.init(name: "Kit", targets: ["Core"])], targets: [target("Core")]),
      package("Third", products: [.init(name: "Other", targets: ["Deep"])], targets: [target("Deep")]))
    #expect(graph.edges(of: try id("Main", in: graph)).map { graph.name(of: $0.to) } == ["Core", "Deep"])
  }

  @Test func whatIsOutOfViewIsSaid() throws {
    let unreadable = LocatedPackage(
      directory: "Broken", manifestPath: "Broken/Package.swift",
      content: .notJudged(reason: "'swift' was not found", toolsVersion: ToolsVersion(5, 5)))
    let graph = ModuleGraph(
      packages: [
        package(
          "App", dependencies: [.init(location: .path("../Broken")), .init(location: .path("../../Elsewhere"))],
          targets: [Target(name: "Main", dependencies: [.init(.product(package: "broken"), name: "Kit"), .init(.product(package: "elsewhere"), name: "Far")])]),
        unreadable,
      ], files: ["App/Sources/Main/a.swift", "Broken/Sources/b.swift", "c.swift"], mode: "auto")
    #expect(graph.status.mode == "auto")
    #expect(
      graph.status.notJudged == [
        "package 'App': its dependency 'elsewhere' at '../Elsewhere' is out of view", "package 'Broken': 'swift' was not found",
      ])
    #expect(graph.externalProducts.map(\.isLocal) == [true, true])
    #expect(!graph.isComplete)
    #expect(graph.languageMode(ofPath: "App/Sources/Main/a.swift") == .v5)
    #expect(graph.languageMode(ofPath: "Broken/Sources/b.swift") == .v5, "the tools version is known all the same")
    #expect(graph.languageMode(ofPath: "c.swift") == .v6)
  }

  @Test func targetsSettleTheirOwnLanguageMode() {
    var manifest = PackageManifest(name: "p", toolsVersion: ToolsVersion(6), targets: [target("A"), target("B"), target("C")], languageModes: [5])
    manifest.targets[1].languageMode = 6
    manifest.targets[2].hasBareSlashRegex = true
    let graph = graph(
      LocatedPackage(directory: "", manifestPath: "Package.swift", content: .literal(manifest)),
      files: ["Sources/A/a.swift", "Sources/B/b.swift", "Sources/C/c.swift", "Other/d.swift"])
    #expect(["Sources/A/a.swift", "Sources/B/b.swift", "Sources/C/c.swift"].map(graph.languageMode) == [.v5, .v6, .v6])
    #expect(graph.languageMode(ofPath: "Other/d.swift") == .v6)
  }

  @Test func importsMeanWhatTheImporterLinks() throws {
    let graph = graph(
      package("One", products: [.init(name: "One", targets: ["Api"])], targets: [target("Api"), target("User", .regular, "Api"), target("Stranger")]),
      package("Two", targets: [target("Api"), target("My-Lib")]))
    let first = graph.modules(named: "Api")[0]
    #expect(graph.modules(named: "Api").count == 2)
    #expect(graph.module(importedAs: "Api", in: try id("User", in: graph)) == first)
    #expect(graph.module(importedAs: "Api", in: try id("Stranger", in: graph)) == first, "a sibling")
    #expect(graph.module(importedAs: "Api", in: nil) == nil)
    #expect(graph.module(importedAs: "My_Lib", in: nil) == (try id("My-Lib", in: graph)))
  }

  @Test func edgesStandAtTheirLiteralOrTheirTarget() throws {
    var main = target("Main", .regular, "Core", "Extra")
    main.place = SourceRange(start: 10, end: 16)
    main.dependencies[0].place = SourceRange(start: 30, end: 36)
    let graph = graph(package("App", targets: [main, target("Core", .regular, "Extra"), target("Extra")]))
    let edges = Array(graph.edges(of: try id("Main", in: graph)))
    #expect(graph.place(of: edges[0]) == ("App/Package.swift", SourceRange(start: 30, end: 36)))
    #expect(graph.place(of: edges[1]) == ("App/Package.swift", SourceRange(start: 10, end: 16)))
    let core = Array(graph.edges(of: try id("Core", in: graph)))
    #expect(graph.place(of: core[0]).range == SourceRange(start: 0, end: 0))
  }

  @Test func threeHundredModulesAreNoWork() throws {
    let targets = (0..<300).map { number in
      Target(name: "M\(number)", dependencies: ((number + 1)..<min(number + 12, 300)).map { .init(.byName, name: "M\($0)") })
    }
    let clock = ContinuousClock()
    var graph = ModuleGraph.empty
    let time = clock.measure { graph = self.graph(package("", targets: targets.shuffled())) }
    #expect(graph.closure(of: try id("M0", in: graph)).count == 299)
    #expect(graph.shortestChain(from: try id("M0", in: graph), to: .module(try id("M299", in: graph))).count == 28)
    #expect(time < .seconds(1), "\(time) in a debug build")
  }
}
