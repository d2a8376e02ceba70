/// Why a module links another: every shortest way, with places, and what to cut.
package struct GraphWhy: Sendable {
  private let view: GraphView
  private let target: ModuleGraph.Node

  /// The most ways that are shown between two modules.
  static let mostWays = 20
  /// The most modules that a way is shown for where none was named.
  static let mostStarts = 10

  package init(_ view: GraphView, _ target: ModuleGraph.Node) {
    self.view = view
    self.target = target
  }

  private var name: String { "'\(view.label(target))'" }

  // MARK: From one module

  package func lines(from start: ModuleGraph.Node) -> [String] {
    let from = "'\(view.label(start))'"
    guard case .module(let id) = start else {
      return ["\(from) is a product of another package: what it links is out of view"]
    }
    if start == target { return ["\(from) and \(name) are the same module"] }
    let (chains, count) = view.shortestChains(from: id, to: target, limit: Self.mostWays)
    guard let first = chains.first else { return noWay(from: id) }
    let steps = first.links.count == 1 ? "directly" : "in \(first.links.count) steps"
    var lines = ["\(from) links \(name) (\(view.burden(target))) \(steps), " + (count == 1 ? "by one shortest way" : "by \(count) shortest ways")]
    for chain in chains { lines += [""] + ChainText.lines(GraphChain(from: chain.from, to: chain.to, links: chain.links, cut: []), view).map { "  " + $0 } }
    if count > chains.count { lines += ["", "  and \(count - chains.count) more of this length"] }
    return lines + [""] + cut(first.cut, from: from)
  }

  private func cut(_ edges: [ModuleGraph.Edge], from: String) -> [String] {
    let rows = edges.map { ["  \(view.label($0.from)) -> \(view.label($0.to))", view.manifestSpot($0).description] }
    let head =
      edges.count == 1
      ? "one cut is enough: without this dependency \(from) does not link it"
      : "there are ways without a common dependency: \(from) does not link it without these \(edges.count)"
    return [head] + TextTable.lines(rows)
  }

  private func noWay(from id: ModuleID) -> [String] {
    let from = "'\(view.label(id))'"
    var lines = ["\(from) does not link \(name)"]
    if case .module(let module) = target, view.graph.links(module, .module(id)) {
      lines.append("it is the other way round: 'deplint why \(view.label(id)) \(view.label(module))'")
    }
    if let edge = view.graph.edges(of: id).first(where: { $0.to == target && !view.graph.isLink($0) }) {
      lines.append("it depends on it as a macro or plugin, which the compiler runs (\(view.manifestSpot(edge)))")
    }
    if let place = view.linkage.imports(of: target, in: id).first?.place {
      lines.append("yet it imports it, at \(view.spot(place)): that builds by luck of the build order")
    }
    return lines
  }

  package func json(from start: ModuleGraph.Node) -> JSONText {
    guard case .module(let id) = start else { return document(from: view.label(start), ways: 0, chains: []) }
    let (chains, count) = view.shortestChains(from: id, to: target, limit: Self.mostWays)
    return document(from: view.label(id), ways: count, chains: chains)
  }

  private func document(from: String, ways: Int, chains: [GraphChain]) -> JSONText {
    [
      "schemaVersion": 1, "from": .string(from), "to": .string(view.label(target)), "ways": .integer(ways),
      "chains": .array(chains.map { GraphJSON.chain(view, $0) }),
    ]
  }

  // MARK: From everywhere

  private var users: [ModuleID] { view.graph.modules.map(\.id).filter { view.graph.links($0, target) && .module($0) != target } }

  /// Modules whose way is worth a look: programs and roots, else what nothing depends on; then interfaces.
  private var starts: [ModuleID] {
    let users = users
    let roots = users.filter { view.linkage.roles.mayLinkEverything($0) }
    let candidates = roots.isEmpty ? users.filter { !view.graph.isTest($0) } : roots
    let tops = candidates.filter { start in !candidates.contains { $0 != start && view.graph.links($0, .module(start)) } }
    return tops + users.filter { view.linkage.roles[$0] == .interface && !tops.contains($0) }
  }

  package var lines: [String] {
    let users = users
    if users.isEmpty { return ["no module links \(name) (\(view.burden(target)))"] }
    let direct = view.graph.edges.filter { $0.to == target && view.graph.isLink($0) }
    let directly = Set(direct.map(\.from)).count
    var lines = [
      "\(users.count) of \(view.graph.modules.count) modules link \(name) (\(view.burden(target))), \(directly) directly", "",
      "directly",
    ]
    lines += TextTable.lines(
      direct.map { edge in
        [
          "  " + view.label(edge.from), view.roleName(edge.from), view.manifestSpot(edge).description,
          view.importSpot(edge).map { "import at \($0)" } ?? "never imported",
        ]
      })
    let starts = starts
    for start in starts.prefix(Self.mostStarts) {
      guard let chain = view.chain(from: start, to: target), chain.links.count > 1 else { continue }
      lines += ["", "from the \(view.roleName(start)) module '\(view.label(start))'"]
      lines += ChainText.lines(chain, view).map { "  " + $0 }
    }
    if starts.count > Self.mostStarts {
      lines += ["", "and from \(starts.count - Self.mostStarts) more: 'deplint why \(view.label(target)) MODULE' shows one"]
    }
    return lines
  }

  package var json: JSONText {
    let direct = view.graph.edges.filter { $0.to == target && view.graph.isLink($0) }
    return [
      "schemaVersion": 1, "to": .string(view.label(target)), "linkedBy": .array(users.map { .string(view.label($0)) }),
      "directly": .array(
        direct.map { edge in
          [
            "from": .string(view.label(edge.from)), "manifest": GraphJSON.spot(view.manifestSpot(edge)),
            "import": view.importSpot(edge).map(GraphJSON.spot) ?? .null,
          ]
        }),
      "chains": .array(starts.compactMap { view.chain(from: $0, to: target) }.map { GraphJSON.chain(view, $0) }),
    ]
  }
}
