/// A declared dependency: what a manifest can be rid of. A product of several targets makes several edges of one declaration.
package struct Declared: Hashable, Comparable, Sendable {
  package let from: ModuleID
  /// Ordinal in the target's `dependencies:`.
  package let declaration: Int

  package init(_ edge: ModuleGraph.Edge) {
    from = edge.from
    declaration = edge.declaration
  }

  package static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.from.position, lhs.declaration) < (rhs.from.position, rhs.declaration)
  }
}

/// What building a module compiles, the module itself included.
package struct ClosureWeight: Sendable, Equatable {
  package var modules = 0
  /// Packages out of view.
  package var packages = 0
  /// Swift files of modules in view.
  package var files = 0
  package var lines = 0

  package init(modules: Int = 0, packages: Int = 0, files: Int = 0, lines: Int = 0) {
    self.modules = modules
    self.packages = packages
    self.files = files
    self.lines = lines
  }
}

extension GraphView {
  /// Everything that a module links without some declarations, over any number of edges; the module itself is not among it.
  /// Ascending, modules first.
  package func closure(of id: ModuleID, without removed: Set<Declared> = []) -> [ModuleGraph.Node] {
    if removed.isEmpty { return graph.closure(of: id).filter { $0 != .module(id) } }
    var isReached = Array(repeating: false, count: graph.modules.count + graph.externalProducts.count)
    var pending = [id]
    isReached[id.position] = true
    while let next = pending.popLast() {
      for edge in graph.edges(of: next) where graph.isLink(edge) && !isReached[graph.bit(of: edge.to)] {
        if removed.contains(Declared(edge)) { continue }
        isReached[graph.bit(of: edge.to)] = true
        if case .module(let module) = edge.to { pending.append(module) }
      }
    }
    return nodes.filter { isReached[graph.bit(of: $0)] && $0 != .module(id) }
  }

  /// - Parameter moved: files and lines that leave a module, by `ModuleID.position`.
  package func weight(
    of id: ModuleID, without removed: Set<Declared> = [], moved: [Int: ModuleSize] = [:]
  ) -> ClosureWeight {
    var weight = ClosureWeight()
    var packages: Set<String> = []
    for node in [.module(id)] + closure(of: id, without: removed) {
      switch node {
      case .module(let module):
        let gone = moved[module.position] ?? ModuleSize()
        weight.modules += 1
        weight.files += graph[module].fileCount - gone.files
        weight.lines += lineCounts[module.position] - gone.lines
      case .external(let product):
        let identity = graph[product].identity
        packages.insert(identity.isEmpty ? graph[product].name : identity)
      }
    }
    weight.packages = packages.count
    return weight
  }
}

/// Files and lines.
package struct ModuleSize: Sendable, Equatable {
  package var files = 0
  package var lines = 0

  package init(files: Int = 0, lines: Int = 0) {
    self.files = files
    self.lines = lines
  }
}
