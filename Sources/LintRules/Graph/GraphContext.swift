/// What the package graph adds to the index.
package struct GraphContext: Sendable {
  package let graph: ModuleGraph
  package let settings: ModuleSettings

  package init(graph: ModuleGraph, settings: ModuleSettings) {
    self.graph = graph
    self.settings = settings
  }
}

extension ProjectModules {
  /// The modules of a graph, under the same numbers.
  package init(_ graph: ModuleGraph) {
    self.init(
      declared: graph.modules.map { module in
        Module(name: module.moduleName, target: module.name, isTest: module.kind == .test, isDeclared: true)
      },
      sees: { from in graph.closure(of: from).compactMap { if case .module(let to) = $0 { to } else { nil } } })
  }

  /// The module of a file: by its target, else one of the unnamed ones by its folders.
  package func module(ofPath path: String, in graph: ModuleGraph) -> ModuleID {
    if let id = graph.module(ofPath: path) { return id }
    return ProjectIndex.isTestPath(path) ? unnamedTests : unnamed
  }
}
