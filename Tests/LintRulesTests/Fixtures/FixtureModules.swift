import LintRules
import SwiftLexer

/// The modules of a case's files. Without a manifest all are of the unnamed one, or of its tests.
struct FixtureModules {
  let modules: ProjectModules
  let graph: GraphContext?
  private let byFolder: [String: ModuleID]

  init(_ fixture: FixtureCase) {
    guard fixture.files.contains(where: { $0.path == "Package.swift" }) else {
      modules = ProjectModules(declared: [], sees: { _, _ in false })
      graph = nil
      byFolder = [:]
      return
    }
    // `Sources/X` and `Tests/X` are modules; each sees all but the tests.
    let folders = Set(fixture.files.compactMap { Self.folder(of: $0.path) }).sorted()
    let declared = folders.map { folder in
      let name = String(folder.split(separator: "/")[1])
      return ProjectModules.Module(name: name, target: name, isTest: folder.hasPrefix("Tests/"), isDeclared: true)
    }
    modules = ProjectModules(declared: declared) { from, to in !declared[Int(to.index)].isTest }
    graph = nil
    byFolder = Dictionary(uniqueKeysWithValues: folders.enumerated().map { ($0.element, ModuleID($0.offset)) })
  }

  func module(of path: String) -> ModuleID {
    if let folder = Self.folder(of: path), let module = byFolder[folder] { return module }
    return ProjectIndex.isTestPath(path) ? modules.unnamedTests : modules.unnamed
  }

  private static func folder(of path: String) -> String? {
    let parts = path.split(separator: "/")
    guard parts.count > 2, parts[0] == "Sources" || parts[0] == "Tests" else { return nil }
    return parts[..<2].joined(separator: "/")
  }
}
