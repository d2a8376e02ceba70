/// What modules link that they should not need: roles and weights put together, once for the whole project.
package struct Linkage: Sendable {
  package let graph: ModuleGraph
  package let facts: ModuleFacts
  package let roles: Roles
  package let weights: WeightList
  package let settings: ModuleSettings
  package let layers: Layers
  /// Test targets that run live values on purpose, and modules that are linked and never imported.
  let integrationTests: PatternList
  let linkOnly: PatternList
  /// What interface modules link of the live world, by module.
  package private(set) var reaches: [ModuleID: [Reach]] = [:]
  /// By module: its imports by what they mean, each list in order of path and place.
  private let imported: [[ModuleGraph.Node: [ModuleFacts.Import]]]
  private let forTestsAlone: [Bool]
  let splitPackages: Set<Int>
  /// By module: what it re-exports, over any number of modules.
  private let exports: [Set<ModuleGraph.Node>]

  /// Why a node is heavy.
  package enum Burden: Sendable, Equatable {
    /// A live module of this project, which holds the live values of these keys.
    case live(keys: [String])
    case product(WeightList.Category)
    /// `modules.heavy` names it.
    case configured
  }

  /// A heavy node that an interface module links, with no other heavy module in between.
  package struct Reach: Sendable {
    package var interface: ModuleID
    package var node: ModuleGraph.Node
    package var burden: Burden
    /// From the interface to the node.
    package var chain: [ModuleGraph.Edge]
    /// Edges of the chain without which the node would not be linked, in order; empty where several ways lead to it.
    package var freeing: [ModuleGraph.Edge]
  }

  package init(graph: ModuleGraph, facts: ModuleFacts, settings: ModuleSettings) {
    self.graph = graph
    self.facts = facts
    roles = Roles.infer(graph: graph, facts: facts, settings: settings)
    weights = WeightList(settings)
    self.settings = settings
    layers = Layers(settings.rules, graph)
    integrationTests = PatternList(settings.integrationTests)
    linkOnly = PatternList(settings.linkOnly)
    imported = Self.imported(graph, facts)
    forTestsAlone = Self.forTestsAlone(graph)
    exports = Self.exports(graph, facts, imported)
    splitPackages = Self.splitPackages(graph, facts, roles)
    for module in graph.modules where roles[module.id] == .interface {
      reaches[module.id] = reaches(from: module.id)
    }
  }

  /// Why a node is heavy; `nil` for what is light or of unknown weight.
  package func burden(of node: ModuleGraph.Node) -> Burden? {
    switch node {
    case .external(let id):
      switch weights.weight(of: graph[id]) {
      case .heavy(.configured): return .configured
      case .heavy(let category): return .product(category)
      case .light, .unknown: return nil
      }
    case .module(let id):
      switch weights.configuredWeight(of: graph[id].name) ?? weights.configuredWeight(of: graph[id].moduleName) {
      case .heavy: return .configured
      case .light: return nil
      case .unknown, nil: break
      }
      guard roles[id] == .live else { return nil }
      return .live(keys: roles.liveKeys(of: id).map { facts.keys[$0.key].name })
    }
  }

  /// What an import in a file of a module means, among modules in view and products that some module declares.
  package func node(importedAs name: String, in importer: ModuleID) -> ModuleGraph.Node? {
    Self.node(importedAs: name, in: importer, graph)
  }

  static func node(importedAs name: String, in importer: ModuleID, _ graph: ModuleGraph) -> ModuleGraph.Node? {
    if let module = graph.module(importedAs: name, in: importer) { return module == importer ? nil : .module(module) }
    let products = graph.externalProducts(named: graph.name(importedAs: name, in: importer))
    return products.first { graph.links(importer, .external($0)) }.map { .external($0) }
      ?? (products.count == 1 ? .external(products[0]) : nil)
  }

  /// The imports of a node in a module's files, in order of path and place.
  package func imports(of node: ModuleGraph.Node, in module: ModuleID) -> [ModuleFacts.Import] {
    imported[module.position][node] ?? []
  }

  /// What a module re-exports, itself or through what it re-exports.
  package func exports(of module: ModuleID) -> Set<ModuleGraph.Node> { exports[module.position] }

  /// What a module's files import, of modules in view and declared products, in order of number.
  package func importedNodes(of module: ModuleID) -> [ModuleGraph.Node] {
    imported[module.position].keys.sorted { graph.bit(of: $0) < graph.bit(of: $1) }
  }

  /// The product that a declaration names, where one of its other targets is imported: the product is what is used, and it
  /// brings the rest along.
  package func usedProduct(of edge: ModuleGraph.Edge) -> String? {
    guard let product = edge.product else { return nil }
    let isUsed = graph.edges(of: edge.from).contains { other in
      other.declaration == edge.declaration && other.to != edge.to && !imports(of: other.to, in: edge.from).isEmpty
    }
    return isUsed ? product : nil
  }

  /// Only tests depend on it, over any number of edges.
  package func servesOnlyTests(_ id: ModuleID) -> Bool { forTestsAlone[id.position] }

  // MARK: Reaches

  private func reaches(from interface: ModuleID) -> [Reach] {
    let arrivals = search(from: interface, without: nil)
    return arrivals.nodes.map { node, burden in
      let chain = chain(to: node, arrivals)
      let freeing = chain.filter { edge in
        !search(from: interface, without: edge).nodes.contains { $0.node == node }
      }
      return Reach(interface: interface, node: node, burden: burden, chain: chain, freeing: freeing)
    }
  }

  private struct Search {
    /// Heavy nodes, nearest first.
    var nodes: [(node: ModuleGraph.Node, burden: Burden)] = []
    /// The edge by which each node was reached.
    var edges: [ModuleGraph.Node: ModuleGraph.Edge] = [:]
  }

  /// Breadth first, and not beyond what is heavy.
  private func search(from start: ModuleID, without removed: ModuleGraph.Edge?) -> Search {
    var search = Search()
    var queue = [start]
    var head = 0
    while head < queue.count {
      let current = queue[head]
      head += 1
      for edge in graph.edges(of: current) where graph.isLink(edge) {
        if edge.to == .module(start) || search.edges[edge.to] != nil { continue }
        if let removed, removed.from == edge.from, removed.declaration == edge.declaration { continue }
        search.edges[edge.to] = edge
        if let burden = burden(of: edge.to) {
          search.nodes.append((edge.to, burden))
        } else if case .module(let next) = edge.to {
          queue.append(next)
        }
      }
    }
    return search
  }

  private func chain(to node: ModuleGraph.Node, _ search: Search) -> [ModuleGraph.Edge] {
    var chain: [ModuleGraph.Edge] = []
    var next: ModuleGraph.Node? = node
    while let node = next, let edge = search.edges[node] {
      chain.append(edge)
      next = .module(edge.from)
    }
    return chain.reversed()
  }
}
