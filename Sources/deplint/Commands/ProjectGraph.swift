import LintRules
import SwiftLexer

/// The package graph of a project: which file belongs to which module, and what rules may ask of it.
struct ProjectGraph: Sendable {
  var modules: ProjectModules
  var context: GraphContext?
  var status = LintReport.GraphStatus()
  var problems: [LintReport.Problem] = []

  static func load(
    _ project: Project, _ options: CheckOptions, _ environment: Environment
  ) throws(Project.Failure) -> ProjectGraph {
    ProjectGraph(modules: ProjectModules(declared: [], sees: { _, _ in false }))
  }

  func module(of path: String) -> ModuleID {
    ProjectIndex.isTestPath(path) ? modules.unnamedTests : modules.unnamed
  }

  func languageMode(of path: String) -> LanguageMode { .v6 }
}
