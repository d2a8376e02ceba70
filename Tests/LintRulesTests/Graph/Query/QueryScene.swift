import SwiftLexer

@testable import LintRules

/// A small project in memory, read as the program reads one.
struct QueryScene {
  let survey: Survey
  let view: GraphView

  /// - Parameters:
  ///   - targets: `"Feature: Client, GRDB"`, one line a target; `*` behind a name makes it an executable; a name that ends in
  ///     `Tests` is a test target. What is no target is a product of the package `grdb.swift`.
  ///   - sources: further files, by path.
  init(_ targets: String, sources: [String: String] = [:]) throws {
    var manifest = "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"p\", dependencies: ["
    manifest += ".package(url: \"https://github.com/groue/GRDB.swift\", from: \"7.0.0\")], targets: [\n"
    var files: [String: String] = [:]
    let lines = targets.split(separator: "\n").map { $0.split(separator: ":").map { $0.filter { $0 != " " } } }
    let names = Set(lines.map { $0[0].filter { $0 != "*" } })
    for line in lines {
      let name = line[0].filter { $0 != "*" }
      let isTest = name.hasSuffix("Tests")
      let kind = isTest ? "testTarget" : line[0].hasSuffix("*") ? "executableTarget" : "target"
      let dependencies = (line.count > 1 ? line[1].split(separator: ",").map(String.init) : []).map { dependency in
        names.contains(dependency) ? "\"\(dependency)\"" : ".product(name: \"\(dependency)\", package: \"GRDB.swift\")"
      }
      manifest += "  .\(kind)(name: \"\(name)\", dependencies: [\(dependencies.joined(separator: ", "))]),\n"
      let folder = isTest ? "Tests" : "Sources"
      if !sources.keys.contains(where: { $0.hasPrefix("\(folder)/\(name)/") }) {
        files["\(folder)/\(name)/\(name).swift"] = "import Foundation\nlet value = 1\n"
      }
    }
    files["Package.swift"] = manifest + "])\n"
    files.merge(sources) { $1 }
    let paths = files.keys.sorted()
    let sourceFiles = paths.map { SourceFile(path: $0, text: files[$0] ?? "") }
    let graph = Self.graph(sourceFiles)
    let modules = ProjectModules(graph)
    let inputs = paths.map {
      Linter.Input(path: $0, size: 0, module: modules.module(ofPath: $0, in: graph), isReported: true)
    }
    survey = Survey(inputs, modules: modules, graph: GraphContext(graph: graph, settings: ModuleSettings()), jobs: 1) {
      .file(sourceFiles[$0])
    }
    guard let view = GraphView(survey) else { throw Missing() }
    self.view = view
  }

  struct Missing: Error {}

  private static func graph(_ files: [SourceFile]) -> ModuleGraph {
    let package = FoundPackage(directory: "", manifests: files.filter { $0.path == "Package.swift" })
    var located: [LocatedPackage] = []
    if case .use(let package)? = GraphPlanner.step(for: package, mode: .static, toolchain: nil) { located.append(package) }
    return ModuleGraph(packages: located, files: files.map(\.path), mode: "static")
  }

  func node(_ name: String) -> ModuleGraph.Node { view.nodes(named: name)[0] }
  func id(_ name: String) -> ModuleID { view.graph.modules(named: name)[0] }
  func text(_ edges: [ModuleGraph.Edge]) -> [String] { edges.map { "\(view.label($0.from)) -> \(view.label($0.to))" } }
}
