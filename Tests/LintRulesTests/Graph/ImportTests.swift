import SwiftLexer
import Testing

@testable import LintRules

/// What counts as an import, and what it means.
@Suite struct ImportTests {
  private func imports(_ text: String) -> [ImportFact] {
    let file = SourceFile(path: "A.swift", bytes: Array(text.utf8))
    let buffer = Lexer.tokenize(file)
    return FactCollector.collect(file, buffer, OutlineParser.parse(buffer, of: file), module: ModuleID(0)).imports
  }

  @Test func everyForm() {
    let facts = imports(
      """
      import Core // core types
      import struct Model.User
      import class Model . Session; import Zoo
      import Kit.Sub.Deep
      @testable import App
      @_exported public import Shared
      @preconcurrency
        import Slow
      internal import Inner
      package import Pack
      private import func Tools.run
      @_implementationOnly import Hidden
      @_spi(Testing) @testable import Spied
      import `protocol`
      import let Consts.`default`
      func f() { let `import` = "import Fake" }
      """)
    #expect(
      facts.map(\.module) == [
        "Core", "Model", "Model", "Zoo", "Kit", "App", "Shared", "Slow", "Inner", "Pack", "Tools", "Hidden", "Spied", "protocol",
        "Consts",
      ])
    #expect(facts.filter(\.isTestable).map(\.module) == ["App", "Spied"])
    #expect(facts.filter(\.isExported).map(\.module) == ["Shared"])
    #expect(facts.filter(\.isHidden).map(\.module) == ["Inner", "Tools", "Hidden"])
    #expect(facts[1].range.start == 40, "the module's name, not the kind before it")
  }

  @Test func noneInStringsAndComments() {
    let facts = imports(
      #####"""
      let template = """
      import Rendering
      @testable import App
      \(unrelated)
      """
      // import Networking
      /* import A /* import B */
      import C */
      let raw = #"""
        import D
        """#
      import Real
      """#####)
    #expect(facts.map(\.module) == ["Real"])
  }

  @Test func conditions() {
    let facts = imports("#if canImport(A)\nimport A\n#elseif DEBUG\nimport B\n#endif\nimport C\n")
    #expect(facts.map(\.isConditional) == [true, true, false])
    #expect(facts.map(\.isUnderCanImport) == [true, false, false])
  }

  /// Modules called otherwise than their targets and products.
  @Test func namesThatDiffer() throws {
    let manifest = PackageManifest(
      name: "p", toolsVersion: ToolsVersion(6),
      products: [.init(name: "Kit", targets: ["My-Lib", "2D.Draw"])],
      dependencies: [.init(location: .url("https://github.com/firebase/firebase-ios-sdk"))],
      targets: [
        .init(name: "My-Lib"), .init(name: "2D.Draw"), .init(name: "CZ", kind: .system),
        .init(
          name: "App",
          dependencies: [
            .init(.byName, name: "My-Lib"), .init(.byName, name: "2D.Draw"), .init(.byName, name: "CZ"),
            .init(.product(package: "firebase-ios-sdk"), name: "FirebaseAuth"),
          ]),
      ])
    let graph = ModuleGraph(
      packages: [LocatedPackage(directory: "", manifestPath: "Package.swift", content: .literal(manifest))], files: [], mode: "static")
    var facts = ModuleFacts(modules: graph.modules.map { _ in ModuleFacts.Module() })
    for name in ["My_Lib", "_D_Draw", "zlib", "FirebaseAuth", "FirebaseCore", "My-Lib"] {
      facts.modules[3].imports.append(
        .init(name: name, place: .init(name: name, path: "a.swift", range: SourceRange(start: 0, end: 1))))
    }
    let linkage = Linkage(graph: graph, facts: facts, settings: ModuleSettings())
    #expect(linkage.undeclaredImports(of: ModuleID(3), includingTransitive: true).isEmpty)
    #expect(linkage.importedNodes(of: ModuleID(3)).map { graph.name(of: $0) } == ["My-Lib", "2D.Draw", "FirebaseAuth"])
  }

  /// `moduleAliases:` gives a module another name in the target that depends on it.
  @Test func aliases() throws {
    let kit = PackageManifest(
      name: "kit", toolsVersion: ToolsVersion(6), products: [.init(name: "Utils", targets: ["Utils"])], targets: [.init(name: "Utils")])
    let app = PackageManifest(
      name: "app", toolsVersion: ToolsVersion(6), dependencies: [.init(location: .path("kit"))],
      targets: [
        .init(name: "Utils"),
        .init(
          name: "App",
          dependencies: [
            .init(.byName, name: "Utils"),
            .init(.product(package: "kit"), name: "Utils", moduleAliases: [.init(module: "Utils", alias: "KitUtils")]),
          ]),
      ])
    let graph = ModuleGraph(
      packages: [
        LocatedPackage(directory: "", manifestPath: "Package.swift", content: .literal(app)),
        LocatedPackage(directory: "kit", manifestPath: "kit/Package.swift", content: .literal(kit)),
      ], files: [], mode: "static")
    let user = try #require(graph.modules.first { $0.name == "App" }?.id)
    let aliased = try #require(graph.module(importedAs: "KitUtils", in: user))
    #expect(graph.name(importedAs: "KitUtils", in: user) == "Utils")
    #expect(graph[aliased].package == 1, "not the module of the package's own")
    #expect(graph[try #require(graph.module(importedAs: "Utils", in: user))].package == 0)
    #expect(graph.module(importedAs: "KitUtils", in: nil) == nil)
  }

  @Test(arguments: [
    ("Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64\n", ToolsVersion(6, 3, 1)),
    ("swift-driver version: 1.120 Apple Swift version 6.2 (swiftlang-6.2.0.1 clang-1700)\n", ToolsVersion(6, 2)),
    ("Apple Swift version 5.10-dev (LLVM 1)\n", ToolsVersion(5, 10)),
  ])
  func printedVersions(_ text: String, _ version: ToolsVersion) { #expect(ToolsVersion(printed: text) == version) }

  @Test func noVersion() { #expect(ToolsVersion(printed: "Some other tool 1.0\n") == nil) }
}
