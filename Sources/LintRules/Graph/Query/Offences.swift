/// Dependencies that defeat the split of clients: what the rules about modules report, as ways through the graph.
package struct Offence: Sendable {
  package enum Kind: Sendable {
    /// An interface module links the live world.
    case heavyInterface
    /// A module that is neither root, live nor test depends on a live module.
    case liveBelowApp
    /// A test target depends on a live module that it is not the test of.
    case liveInTest

    /// The rule that reports it.
    package var rule: String {
      switch self {
      case .heavyInterface: "heavy_import_in_interface"
      case .liveBelowApp: "feature_links_live"
      case .liveInTest: "test_target_links_live"
      }
    }
  }
  package var kind: Kind
  package var chain: GraphChain
}

extension GraphView {
  /// All offences, by kind and then by module.
  package func offences() -> [Offence] {
    var offences: [Offence] = []
    for module in graph.modules {
      for reach in linkage.reaches[module.id] ?? [] {
        let freeing = reach.freeing.last.map { [Declared($0)] }
        let cut = freeing ?? MinimalCut.declarations(from: module.id, to: reach.node, in: graph)
        offences.append(Offence(kind: .heavyInterface, chain: chain(reach.chain, cut: cut, freeing: reach.freeing)))
      }
    }
    for module in graph.modules where mayNotLinkLive(module.id) {
      offences += liveEdges(of: module.id).map { Offence(kind: .liveBelowApp, chain: chain([$0], cut: [Declared($0)])) }
    }
    for module in graph.modules where graph.isTest(module.id) {
      for edge in liveEdges(of: module.id) where !isTest(module, of: edge.to) {
        offences.append(Offence(kind: .liveInTest, chain: chain([edge], cut: [Declared(edge)])))
      }
    }
    return offences
  }

  /// Edges that lead directly to a live module.
  private func liveEdges(of id: ModuleID) -> [ModuleGraph.Edge] {
    graph.edges(of: id).filter { edge in
      guard case .module(let target) = edge.to else { return false }
      return linkage.roles[target] == .live
    }
  }

  /// Features, and what is below them: not roots, live modules, interfaces (which have their own offence) and what only tests
  /// use.
  private func mayNotLinkLive(_ id: ModuleID) -> Bool {
    guard graph[id].kind == .regular else { return false }
    switch linkage.roles[id] {
    case .test, .live, .executable, .root, .interface: return false
    case .umbrella:
      return graph.dependents(of: id).contains { !graph.isTest($0) && !linkage.roles.mayLinkEverything($0) }
    case .feature, .other: return !linkage.servesOnlyTests(id)
    }
  }

  /// `FooTests` and `FooLiveTests` are the tests of `FooLive`; blanks and underscores do not count.
  private func isTest(_ test: ModuleGraph.Module, of node: ModuleGraph.Node) -> Bool {
    guard case .module(let id) = node else { return false }
    func plain(_ name: String) -> String { name.filter { $0 != " " && $0 != "_" && $0 != "-" } }
    var name = plain(test.name)
    if name.hasSuffix("Tests") { name.removeLast(5) }
    let live = plain(graph[id].name)
    return name == live || (live.hasSuffix("Live") && name == live.dropLast(4))
      || (live.hasPrefix("Live") && name == live.dropFirst(4))
  }

  /// The declarations that all offences together would have cut.
  package func cuts(of offences: [Offence]) -> Set<Declared> {
    Set(offences.flatMap { $0.chain.cut.map(Declared.init) })
  }
}
