import LintRules
import SwiftLexer

/// The modules of a case's files: those of its manifests, read without running them; without a manifest all files are of
/// the unnamed module, or of its tests.
struct FixtureModules {
  let modules: ProjectModules
  let context: GraphContext
  private let graph: ModuleGraph

  /// - Parameters:
  ///   - settings: what the case's configuration says of modules.
  ///   - texts: other texts of the manifests, by path.
  init(_ fixture: FixtureCase, _ settings: ModuleSettings = ModuleSettings(), texts: [SourceFile] = []) {
    let manifests = fixture.files.filter(\.isManifest).map { file in
      texts.first { $0.path == file.path }.map { FixtureCase.File(path: $0.path, bytes: Array($0.storage[..<$0.count])) } ?? file
    }
    let packages = manifests.compactMap { file -> LocatedPackage? in
      let directory = file.path.split(separator: "/").dropLast().joined(separator: "/")
      let found = FoundPackage(directory: directory, manifests: [SourceFile(path: file.path, bytes: file.bytes)])
      guard case .use(let package)? = GraphPlanner.step(for: found, mode: .static, toolchain: nil) else { return nil }
      return package
    }
    graph = ModuleGraph(packages: packages, files: fixture.files.map(\.path), mode: "static")
    modules = ProjectModules(graph)
    context = GraphContext(graph: graph, settings: settings)
  }

  func module(of path: String) -> ModuleID { modules.module(ofPath: path, in: graph) }
  func languageMode(of path: String) -> LanguageMode { graph.languageMode(ofPath: path) }

  /// Packages that could not be judged; a fixture's manifest has to be literal.
  var notJudged: [String] { graph.status.notJudged }
}
