import SwiftLexer

/// A project's graph with all that is asked of it: names, roles, imports, sizes and places.
///
/// A pure value; every answer is a function of it. Nodes are named by labels that no other node has.
package struct GraphView: Sendable {
  package let linkage: Linkage
  /// Lines of each module's Swift files, by `ModuleID.position`.
  let lineCounts: [Int]
  private let lines: [String: LineTable]
  private let linesOfFiles: [String: Int]
  private let moduleLabels: [String]
  private let productLabels: [String]
  /// For each module its first import of each node.
  private let firstImports: [[ModuleGraph.Node: ModuleFacts.Import]]

  package var graph: ModuleGraph { linkage.graph }

  /// `nil` where there is no graph.
  package init?(_ survey: Survey) {
    guard let linkage = survey.project.linkage else { return nil }
    self.init(linkage, lineCounts: survey.lineCounts, lines: survey.lines, linesOfFiles: survey.linesOfFiles)
  }

  /// - Parameters:
  ///   - lineCounts: by `ModuleID.position`.
  ///   - lines: of the files that places are asked for, by path.
  ///   - linesOfFiles: by path; what is asked for files that would move.
  package init(
    _ linkage: Linkage, lineCounts: [Int], lines: [String: LineTable] = [:], linesOfFiles: [String: Int] = [:]
  ) {
    self.linkage = linkage
    self.lineCounts = lineCounts
    self.lines = lines
    self.linesOfFiles = linesOfFiles
    let graph = linkage.graph
    var uses: [String: Int] = [:]
    for module in graph.modules { uses[module.name, default: 0] += 1 }
    moduleLabels = graph.modules.map { module in
      if uses[module.name] == 1 { return module.name }
      let directory = graph.packages[module.package].directory
      return "\(module.name) (\(directory.isEmpty ? "." : directory))"
    }
    var productUses = uses
    for product in graph.externalProducts { productUses[product.name, default: 0] += 1 }
    productLabels = graph.externalProducts.map { product in
      if productUses[product.name] == 1 { return product.name }
      return "\(product.name) (\(product.identity.isEmpty ? "package unknown" : product.identity))"
    }
    firstImports = graph.modules.map { module in
      var first: [ModuleGraph.Node: ModuleFacts.Import] = [:]
      var seen: Set<String> = []
      for item in linkage.facts.modules[module.id.position].imports where seen.insert(item.name).inserted {
        if let node = linkage.node(importedAs: item.name, in: module.id), first[node] == nil { first[node] = item }
      }
      return first
    }
  }

  // MARK: Names

  /// The node's name; with its package where another node has the same.
  package func label(_ node: ModuleGraph.Node) -> String {
    switch node {
    case .module(let id): moduleLabels[id.position]
    case .external(let id): productLabels[id.index]
    }
  }

  package func label(_ id: ModuleID) -> String { moduleLabels[id.position] }

  /// Every name that a node can be asked for by.
  package var names: [String] { moduleLabels + productLabels }

  /// Nodes of a name: a label, a target's name, what an import calls it, or a product's name; modules come first.
  package func nodes(named name: String) -> [ModuleGraph.Node] {
    let modules = graph.modules.filter { moduleLabels[$0.id.position] == name }
    if let module = modules.first { return [.module(module.id)] }
    let named = graph.modules.filter { $0.name == name || $0.moduleName == name }
    if !named.isEmpty { return named.map { .module($0.id) } }
    return graph.externalProducts.indices.filter { productLabels[$0] == name || graph.externalProducts[$0].name == name }
      .map { .external(ModuleGraph.ProductID(index: $0)) }
  }

  /// Every node, modules first.
  package var nodes: [ModuleGraph.Node] {
    graph.modules.map { .module($0.id) }
      + graph.externalProducts.indices.map { .external(ModuleGraph.ProductID(index: $0)) }
  }

  /// What a node is, in a word or two: a role, or what its weight says.
  package func kind(_ node: ModuleGraph.Node) -> String {
    switch node {
    case .module(let id): roleName(id)
    case .external(let id):
      switch linkage.weights.weight(of: graph[id]) {
      case .heavy(let category): "heavy: \(category.rawValue)"
      case .light: "light"
      case .unknown: "unknown weight"
      }
    }
  }

  /// A module's role; for those without one that is told from facts the kind of the target.
  package func roleName(_ id: ModuleID) -> String {
    let role = linkage.roles[id]
    guard role == .other else { return role.name }
    switch graph[id].kind {
    case .macro: return "macro"
    case .plugin: return "plugin"
    case .binary: return "binary"
    case .system: return "system"
    default: return role.name
    }
  }

  // MARK: Places

  /// The line that a range of a file starts on.
  package func spot(_ path: String, _ range: SourceRange) -> Spot {
    Spot(path: path, line: lines[path]?.position(at: range.start).line ?? 1)
  }

  func lineCount(of path: String) -> Int { linesOfFiles[path] ?? 0 }

  package func spot(_ place: ModuleFacts.Place) -> Spot { spot(place.path, place.range) }

  /// The dependency's line in the manifest.
  package func manifestSpot(_ edge: ModuleGraph.Edge) -> Spot {
    let place = graph.place(of: edge)
    return spot(place.path, place.range)
  }

  /// The first import of what an edge leads to in the files of the module that it starts from.
  package func importSpot(_ edge: ModuleGraph.Edge) -> Spot? {
    firstImports[edge.from.position][edge.to].map { spot($0.place) }
  }

  package func imports(_ node: ModuleGraph.Node, in module: ModuleID) -> Bool { firstImports[module.position][node] != nil }
}

/// A line of a file.
package struct Spot: Sendable, Hashable, CustomStringConvertible {
  /// Relative to the root.
  package var path: String
  /// 1-based.
  package var line: Int

  package init(path: String, line: Int) {
    self.path = path
    self.line = line
  }

  package var description: String { "\(path):\(line)" }
}
