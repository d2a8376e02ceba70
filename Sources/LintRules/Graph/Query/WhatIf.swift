import SwiftLexer

/// A change to the graph that is thought through and not made.
package enum WhatIf: Sendable, Equatable {
  /// The key's live value moves to a module of its own.
  case split(key: String)
  /// A module does not depend on another any more.
  case cut(from: String, to: String)

  /// `split=KEY` or `cut=A:B`; `nil` for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "split": self = .split(key: parts[1])
    case "cut":
      let ends = parts[1].split(separator: ":", maxSplits: 1).map(String.init)
      guard ends.count == 2 else { return nil }
      self = .cut(from: ends[0], to: ends[1])
    default: return nil
    }
  }

  /// Why a change cannot be thought through, with a way out.
  package struct Problem: Error, Sendable, Equatable {
    package var message: String
  }

  /// What a change does.
  package struct Outcome: Sendable {
    /// What is asked, as a heading.
    package var title: String
    package var removed: Set<Declared> = []
    /// Files and lines that leave a module, by `ModuleID.position`.
    package var moved: [Int: ModuleSize] = [:]
    /// What moves or has to change.
    package var steps: [Step] = []
    /// What was assumed, and what stays, one sentence each.
    package var remarks: [String] = []
  }

  package struct Step: Sendable, Equatable {
    package enum Kind: String, Sendable {
      /// A whole file goes.
      case moveFile
      /// A part of a file goes.
      case moveValue
      /// An import goes with the files, or has to go.
      case moveImport, dropImport
      /// The dependency goes with them, or is deleted.
      case moveDependency, dropDependency
    }
    package var kind: Kind
    package var text: String
    package var spot: Spot
  }
}

extension GraphView {
  /// - Parameter project: of the same survey.
  package func outcome(of change: WhatIf, _ project: ProjectIndex) throws(WhatIf.Problem) -> WhatIf.Outcome {
    switch change {
    case .cut(let from, let to): return try cut(from, to)
    case .split(let key): return try SplitPlan(self, project, key: key).outcome()
    }
  }

  private func cut(_ from: String, _ to: String) throws(WhatIf.Problem) -> WhatIf.Outcome {
    guard case .module(let id) = try node(from) else {
      throw WhatIf.Problem(message: "'\(from)' is a product of another package: its dependencies are out of view")
    }
    let target = try node(to)
    let edges = graph.edges(of: id).filter { $0.to == target && graph.isLink($0) }
    guard let first = edges.first else { throw WhatIf.Problem(message: noEdge(id, target)) }
    var outcome = WhatIf.Outcome(title: "'\(label(id))' does not depend on '\(label(target))'")
    outcome.removed = Set(edges.map(Declared.init))
    outcome.steps.append(
      WhatIf.Step(kind: .dropDependency, text: "\(label(id)) -> \(label(target))", spot: manifestSpot(first)))
    let left = Set(closure(of: id, without: outcome.removed))
    let direct = Set(graph.edges(of: id).filter { !outcome.removed.contains(Declared($0)) }.map(\.to))
    for item in linkage.facts.modules[id.position].imports {
      guard let node = linkage.node(importedAs: item.name, in: id), !direct.contains(node),
        node == target || (graph.links(id, node) && !left.contains(node))
      else { continue }
      outcome.steps.append(WhatIf.Step(kind: .dropImport, text: "import \(item.name)", spot: spot(item.place)))
    }
    if left.contains(target) {
      let chain = shortestChain(from: id, to: target, without: outcome.removed)
      outcome.remarks.append(
        "'\(label(id))' links it all the same, over \(chain.map { label($0.from) }.joined(separator: " -> ")) -> \(label(target))")
    }
    if !outcome.steps.contains(where: { $0.kind == .dropImport }) { outcome.remarks.append("no file imports it") }
    return outcome
  }

  private func node(_ name: String) throws(WhatIf.Problem) -> ModuleGraph.Node {
    let found = nodes(named: name)
    if found.count == 1 { return found[0] }
    if found.count > 1 {
      throw WhatIf.Problem(message: "'\(name)' is several: \(found.map { "'\(label($0))'" }.joined(separator: ", "))")
    }
    let hint = Suggestion.question(for: name, among: names)
    throw WhatIf.Problem(message: "the graph has no module or product '\(name)'" + (hint.isEmpty ? ": 'deplint graph' lists them" : hint))
  }

  private func noEdge(_ id: ModuleID, _ target: ModuleGraph.Node) -> String {
    let head = "'\(label(id))' does not depend on '\(label(target))'"
    guard let chain = chain(from: id, to: target) else { return head }
    let ways = chain.cut.map { "'cut=\(label($0.from)):\(label($0.to))'" }.joined(separator: " with ")
    return "\(head) directly, but over \(chain.links.map { label($0.edge.from) }.joined(separator: " -> ")); what frees it is \(ways)"
  }

  /// A shortest chain that does without some declarations.
  private func shortestChain(from: ModuleID, to: ModuleGraph.Node, without removed: Set<Declared>) -> [ModuleGraph.Edge] {
    var arrivals: [ModuleGraph.Node: ModuleGraph.Edge] = [:]
    var queue = [from]
    var head = 0
    while head < queue.count, arrivals[to] == nil {
      let current = queue[head]
      head += 1
      for edge in graph.edges(of: current) where graph.isLink(edge) && !removed.contains(Declared(edge)) {
        if arrivals[edge.to] != nil || edge.to == .module(from) { continue }
        arrivals[edge.to] = edge
        if case .module(let next) = edge.to { queue.append(next) }
      }
    }
    var chain: [ModuleGraph.Edge] = []
    var node: ModuleGraph.Node? = to
    while let next = node, let edge = arrivals[next] {
      chain.append(edge)
      node = edge.from == from ? nil : .module(edge.from)
    }
    return chain.reversed()
  }
}
