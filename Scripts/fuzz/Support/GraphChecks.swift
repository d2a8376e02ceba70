import LintRules
import SwiftLexer

/// The graph of one package, with a few files and folders to claim.
func checkGraph(of package: LocatedPackage) {
  let files = [
    "A/Package.swift", "A/Sources/A/A.swift", "A/Sources/A/Sub/B.swift", "A/Sources/B/B.swift", "A/Sources/C.swift",
    "A/Tests/ATests/T.swift", "A/Plugins/P/P.swift", "A/a/b/c.swift", "B/Sources/B/B.swift", "x.swift",
  ]
  let graph = ModuleGraph(packages: [package], files: files, mode: "auto")
  let modules = ProjectModules(graph)
  for file in files {
    let id = modules.module(ofPath: file, in: graph)
    require(Int(id.index) < modules.modules.count, "a module that there is not")
    _ = graph.languageMode(ofPath: file)
  }
  for module in graph.modules.indices {
    require(modules.sees(ModuleID(module), ModuleID(module)), "a module does not see itself")
  }
}
