/// What rules ask of every edge and import, worked out once.
extension Linkage {
  /// Each module's imports by what they mean.
  static func imported(_ graph: ModuleGraph, _ facts: ModuleFacts) -> [[ModuleGraph.Node: [ModuleFacts.Import]]] {
    graph.modules.map { module in
      var nodes: [String: ModuleGraph.Node?] = [:]
      var table: [ModuleGraph.Node: [ModuleFacts.Import]] = [:]
      for item in facts.modules[module.id.position].imports {
        let meaning: ModuleGraph.Node?
        if let known = nodes[item.name] {
          meaning = known
        } else {
          meaning = node(importedAs: item.name, in: module.id, graph)
          nodes[item.name] = .some(meaning)
        }
        if let meaning { table[meaning, default: []].append(item) }
      }
      return table
    }
  }

  /// Modules that something depends on, and nothing but tests in the end: no way up from them reaches a module that is no
  /// test and that nobody depends on.
  static func forTestsAlone(_ graph: ModuleGraph) -> [Bool] {
    var isForOthers = graph.modules.map { $0.kind == .test || graph.dependents(of: $0.id).isEmpty }
    var pending = graph.modules.filter { $0.kind != .test && graph.dependents(of: $0.id).isEmpty }.map(\.id)
    while let next = pending.popLast() {
      for edge in graph.edges(of: next) {
        guard case .module(let id) = edge.to, !isForOthers[id.position] else { continue }
        isForOthers[id.position] = true
        pending.append(id)
      }
    }
    return isForOthers.map { !$0 }
  }

  /// What each module re-exports, itself or through what it re-exports.
  static func exports(
    _ graph: ModuleGraph, _ facts: ModuleFacts, _ imported: [[ModuleGraph.Node: [ModuleFacts.Import]]]
  ) -> [Set<ModuleGraph.Node>] {
    let own = imported.map { table in Set(table.filter { $0.value.contains(where: \.isExported) }.keys) }
    return own.map { first in
      if first.isEmpty { return [] }
      var all = first
      var pending = Array(first)
      while let next = pending.popLast() {
        guard case .module(let id) = next else { continue }
        for node in own[id.position] where all.insert(node).inserted { pending.append(node) }
      }
      return all
    }
  }
}
