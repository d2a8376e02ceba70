/// A way from a module to a node that it links, with the places of every step, and what to cut.
package struct GraphChain: Sendable {
  package struct Link: Sendable {
    package var edge: ModuleGraph.Edge
    /// The dependency's line in the manifest.
    package var manifest: Spot
    /// The first import; `nil` where nothing is imported.
    package var firstImport: Spot?
    /// It is among the declarations of the minimal cut.
    package var isCut: Bool
    /// Without this dependency, too, the first module does not link the last.
    package var frees: Bool
  }

  package var from: ModuleID
  package var to: ModuleGraph.Node
  package var links: [Link]
  /// The fewest declarations without which `from` does not link `to`, some of them perhaps on other ways.
  package var cut: [ModuleGraph.Edge]
}

extension GraphView {
  /// The shortest chain; `nil` where there is none.
  package func chain(from: ModuleID, to: ModuleGraph.Node) -> GraphChain? {
    let edges = graph.shortestChain(from: from, to: to)
    if edges.isEmpty { return nil }
    return chain(edges, cut: MinimalCut.declarations(from: from, to: to, in: graph), freeing: graph.freeingEdges(from: from, to: to))
  }

  /// - Parameter freeing: edges of the chain without which the first module would not link the last.
  func chain(_ edges: [ModuleGraph.Edge], cut: [Declared], freeing: [ModuleGraph.Edge] = []) -> GraphChain {
    let cutSet = Set(cut)
    let freeingSet = Set(freeing.map(Declared.init))
    return GraphChain(
      from: edges[0].from, to: edges[edges.count - 1].to,
      links: edges.map { edge in
        GraphChain.Link(
          edge: edge, manifest: manifestSpot(edge), firstImport: importSpot(edge), isCut: cutSet.contains(Declared(edge)),
          frees: freeingSet.contains(Declared(edge)) || cut == [Declared(edge)])
      },
      cut: cut.compactMap(firstEdge))
  }

  /// The first edge that a declaration makes.
  func firstEdge(_ declared: Declared) -> ModuleGraph.Edge? {
    graph.edges(of: declared.from).first { $0.declaration == declared.declaration }
  }

  /// Every shortest chain between two nodes, in the order of the manifests, at most `limit`; and how many there are.
  package func shortestChains(from: ModuleID, to: ModuleGraph.Node, limit: Int) -> (chains: [GraphChain], count: Int) {
    guard graph.links(from, to), to != .module(from) else { return ([], 0) }
    // Distance of each module from the start.
    var distances: [Int?] = Array(repeating: nil, count: graph.modules.count)
    distances[from.position] = 0
    var queue = [from]
    var head = 0
    var last: Int?
    // Ways to each module, saturating.
    var ways = Array(repeating: 0, count: graph.modules.count)
    ways[from.position] = 1
    var count = 0
    while head < queue.count {
      let current = queue[head]
      head += 1
      let distance = distances[current.position] ?? 0
      if let last, distance >= last { break }
      for edge in graph.edges(of: current) where graph.isLink(edge) {
        if edge.to == to {
          last = distance + 1
          count = count.addingReportingOverflow(ways[current.position]).overflow ? Int.max : count + ways[current.position]
        } else if case .module(let next) = edge.to {
          if distances[next.position] == nil {
            distances[next.position] = distance + 1
            queue.append(next)
          }
          if distances[next.position] == distance + 1 {
            let (sum, isTooMuch) = ways[next.position].addingReportingOverflow(ways[current.position])
            ways[next.position] = isTooMuch ? Int.max : sum
          }
        }
      }
    }
    guard let length = last else { return ([], 0) }
    let cut = MinimalCut.declarations(from: from, to: to, in: graph)
    let freeing = graph.freeingEdges(from: from, to: to)
    let reach = distancesTo(to)
    var chains: [GraphChain] = []
    // Depth first along modules that are as near to the end as they can be.
    var stack: [(module: ModuleID, edges: [ModuleGraph.Edge])] = [(from, [])]
    while let top = stack.popLast(), chains.count < limit {
      var next: [(module: ModuleID, edges: [ModuleGraph.Edge])] = []
      for edge in graph.edges(of: top.module) where graph.isLink(edge) {
        if edge.to == to {
          if top.edges.count + 1 == length, chains.count < limit { chains.append(chain(top.edges + [edge], cut: cut, freeing: freeing)) }
        } else if case .module(let module) = edge.to, reach[module.position] == length - top.edges.count - 1 {
          next.append((module, top.edges + [edge]))
        }
      }
      stack += next.reversed()
    }
    return (chains, count)
  }

  /// How many edges each module is away from a node; `nil` for those that do not link it.
  private func distancesTo(_ node: ModuleGraph.Node) -> [Int?] {
    var distances: [Int?] = Array(repeating: nil, count: graph.modules.count)
    var level: [ModuleGraph.Node] = [node]
    var distance = 0
    var incoming: [ModuleGraph.Node: [ModuleID]] = [:]
    for edge in graph.edges where graph.isLink(edge) { incoming[edge.to, default: []].append(edge.from) }
    while !level.isEmpty {
      distance += 1
      var next: [ModuleGraph.Node] = []
      for reached in level {
        for module in incoming[reached] ?? [] where distances[module.position] == nil && .module(module) != node {
          distances[module.position] = distance
          next.append(.module(module))
        }
      }
      level = next
    }
    return distances
  }
}
