/// The fewest declared dependencies without which one module does not link another node any more.
///
/// Of several such sets the one next to the node: what has to go there is its user's, and serves everybody above.
struct MinimalCut {
  private let graph: ModuleGraph
  /// Arcs come in pairs: `index ^ 1` is the way back.
  private var ends: [Int] = []
  private var capacities: [Int] = []
  private var arcs: [[Int]]
  /// The declaration that an arc stands for, at the arcs that cost one.
  private var declared: [Int: Declared] = [:]
  private let start: Int
  private let end: Int

  private static let unbounded = Int.max / 2

  /// - Parameter removed: declarations that are gone already.
  static func declarations(from: ModuleID, to: ModuleGraph.Node, in graph: ModuleGraph, without removed: Set<Declared> = []) -> [Declared] {
    guard graph.links(from, to), to != .module(from) else { return [] }
    var cut = MinimalCut(graph, from: from, to: to, without: removed)
    while cut.augment() {}
    return cut.nearestToEnd()
  }

  private init(_ graph: ModuleGraph, from: ModuleID, to: ModuleGraph.Node, without removed: Set<Declared>) {
    self.graph = graph
    let nodes = graph.modules.count + graph.externalProducts.count
    start = from.position
    end = graph.bit(of: to)
    arcs = Array(repeating: [], count: nodes)
    for module in graph.modules where module.id == from || graph.links(from, .module(module.id)) {
      var last: Declared?
      for edge in graph.edges(of: module.id) where graph.isLink(edge) {
        let declaration = Declared(edge)
        if removed.contains(declaration) { continue }
        if declaration != last {
          arcs.append([])
          declared[ends.count] = declaration
          connect(module.id.position, arcs.count - 1, 1)
          last = declaration
        }
        connect(arcs.count - 1, graph.bit(of: edge.to), Self.unbounded)
      }
    }
  }

  private mutating func connect(_ from: Int, _ to: Int, _ capacity: Int) {
    arcs[from].append(ends.count)
    arcs[to].append(ends.count + 1)
    ends += [to, from]
    capacities += [capacity, 0]
  }

  /// Sends one more unit over a way that has room. Breadth first.
  private mutating func augment() -> Bool {
    var arrivals: [Int?] = Array(repeating: nil, count: arcs.count)
    var queue = [start]
    var head = 0
    while head < queue.count, arrivals[end] == nil {
      let current = queue[head]
      head += 1
      for arc in arcs[current] where capacities[arc] > 0 && ends[arc] != start && arrivals[ends[arc]] == nil {
        arrivals[ends[arc]] = arc
        queue.append(ends[arc])
      }
    }
    guard arrivals[end] != nil else { return false }
    var vertex = end
    while let arc = arrivals[vertex] {
      capacities[arc] -= 1
      capacities[arc ^ 1] += 1
      vertex = ends[arc ^ 1]
    }
    return true
  }

  /// The declarations that lead into what can still reach the end.
  private func nearestToEnd() -> [Declared] {
    var reaches = Array(repeating: false, count: arcs.count)
    reaches[end] = true
    var pending = [end]
    while let vertex = pending.popLast() {
      for back in arcs[vertex] where capacities[back ^ 1] > 0 && !reaches[ends[back]] {
        reaches[ends[back]] = true
        pending.append(ends[back])
      }
    }
    return declared.compactMap { arc, declaration in
      reaches[ends[arc]] && !reaches[ends[arc ^ 1]] ? declaration : nil
    }.sorted()
  }
}
