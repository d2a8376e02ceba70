/// `modules.rules` of the configuration: which modules must not depend on which.
package struct Layers: Sendable {
  private struct Layer {
    var to: PatternList
    var except: PatternList
    var rule: ModuleSettings.LayerRule
  }
  private let layers: [Layer]
  /// By module: indices of the layers whose `from` it matches, in order.
  private let layersOfModule: [[Int]]

  package init(_ rules: [ModuleSettings.LayerRule], _ graph: ModuleGraph) {
    layers = rules.map { Layer(to: PatternList([$0.to]), except: PatternList($0.except), rule: $0) }
    let from = rules.map { PatternList([$0.from]) }
    layersOfModule =
      rules.isEmpty
      ? []
      : graph.modules.map { module in
        rules.indices.filter { from[$0].contains(module.name) || from[$0].contains(module.moduleName) }
      }
  }

  package var isEmpty: Bool { layers.isEmpty }

  /// The layer that forbids a module to use what has one of these names. The first that matches counts, also where it
  /// makes an exception.
  package func ban(on names: [String], in module: ModuleID) -> ModuleSettings.LayerRule? {
    guard module.position < layersOfModule.count else { return nil }
    for index in layersOfModule[module.position] {
      let layer = layers[index]
      guard names.contains(where: { layer.to.contains($0) }) else { continue }
      return names.contains { layer.except.contains($0) } ? nil : layer.rule
    }
    return nil
  }
}

extension Linkage {
  /// The layer that forbids a module to depend on a node.
  package func ban(on node: ModuleGraph.Node, in module: ModuleID) -> ModuleSettings.LayerRule? {
    if layers.isEmpty { return nil }
    switch node {
    case .module(let id): return layers.ban(on: [graph[id].name, graph[id].moduleName], in: module)
    case .external(let id): return layers.ban(on: [graph[id].name], in: module)
    }
  }

  /// The layer that forbids a module an import, of whatever it means.
  package func ban(onImport name: String, in module: ModuleID) -> ModuleSettings.LayerRule? {
    if layers.isEmpty { return nil }
    if let node = node(importedAs: name, in: module), let ban = ban(on: node, in: module) { return ban }
    return layers.ban(on: [name], in: module)
  }
}
