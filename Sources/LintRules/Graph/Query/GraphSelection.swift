/// Which part of a graph is looked at.
package struct GraphSelection: Sendable {
  /// Nodes to show with their neighbours.
  package var focus: [ModuleGraph.Node] = []
  /// Nodes to show with everything that reaches them.
  package var reaches: [ModuleGraph.Node] = []

  package init(focus: [ModuleGraph.Node] = [], reaches: [ModuleGraph.Node] = []) {
    self.focus = focus
    self.reaches = reaches
  }

  package var isEverything: Bool { focus.isEmpty && reaches.isEmpty }
}

extension GraphView {
  /// The nodes that a selection shows. With `focus` alone: those nodes and what an edge joins to them. With `reaches` alone:
  /// those nodes and what links them. With both: what stands on a way from the first to the second.
  package func selected(_ selection: GraphSelection) -> Set<ModuleGraph.Node> {
    if selection.isEverything { return Set(nodes) }
    var result: Set<ModuleGraph.Node> = []
    if selection.reaches.isEmpty {
      result = Set(selection.focus)
      for edge in graph.edges {
        if selection.focus.contains(.module(edge.from)) { result.insert(edge.to) }
        if selection.focus.contains(edge.to) { result.insert(.module(edge.from)) }
      }
      return result
    }
    for end in selection.reaches {
      let users = graph.modules.map(\.id).filter { graph.links($0, end) }
      if selection.focus.isEmpty {
        result.insert(end)
        result.formUnion(users.map { .module($0) })
        continue
      }
      for case .module(let start) in selection.focus where graph.links(start, end) {
        result.formUnion([end, .module(start)])
        result.formUnion(users.filter { graph.links(start, .module($0)) }.map { .module($0) })
      }
    }
    return result
  }
}
