/// Imports and dependencies that do not fit together.
extension Linkage {
  package struct UndeclaredImport: Sendable {
    package var module: ModuleID
    /// The first import.
    package var place: ModuleFacts.Place
    /// What the target depends on brings it.
    package var isLinked: Bool
  }

  /// Modules in view that a target imports and does not depend on, by the first import of each. Nothing where another module
  /// of the name may be meant.
  package func undeclaredImports(of id: ModuleID, includingTransitive: Bool) -> [UndeclaredImport] {
    let own = facts.modules[id.position]
    var names: Set<String> = []
    var missing: [UndeclaredImport] = []
    var closure: Set<ModuleGraph.Node>?
    for item in own.imports where !item.isUnderCanImport && names.insert(item.name).inserted {
      let candidates = graph.isAlias(item.name, in: id) ? [] : graph.modules(named: item.name)
      if candidates.isEmpty || candidates.contains(id) { continue }
      let isDeclared = graph.edges(of: id).contains { edge in candidates.contains { edge.to == .module($0) } }
      if isDeclared { continue }
      let isLinked = candidates.contains { graph.links(id, .module($0)) }
      if isLinked, !includingTransitive { continue }
      let reachable = candidates.filter { graph.sees(graph[id].package, graph[$0].package) }
      guard reachable.count == 1, let module = reachable.first, isImportable(module, item),
        !SystemModules.contains(item.name), !WeightList.isProductName(item.name)
      else { continue }
      let whole = closure ?? reach(of: id)
      closure = whole
      if !isLinked, whole.contains(.module(module)) || mayBring(item.name, whole) { continue }
      if whole.contains(where: { isReexported(.module(module), by: $0) }) { continue }
      missing.append(UndeclaredImport(module: module, place: item.place, isLinked: isLinked))
    }
    return missing
  }

  private func isImportable(_ module: ModuleID, _ item: ModuleFacts.Import) -> Bool {
    switch graph[module].kind {
    case .regular: true
    case .executable: !item.isTestable
    default: false
    }
  }

  /// What a module depends on over any number of edges, those to macros and plugins too.
  private func reach(of id: ModuleID) -> Set<ModuleGraph.Node> {
    var seen: Set<ModuleGraph.Node> = []
    var pending = [id]
    while let next = pending.popLast() {
      for edge in graph.edges(of: next) where seen.insert(edge.to).inserted {
        if case .module(let module) = edge.to { pending.append(module) }
      }
    }
    return seen
  }

  /// A product of another package may have a module of this name.
  private func mayBring(_ name: String, _ nodes: Set<ModuleGraph.Node>) -> Bool {
    nodes.contains { node in
      guard case .external(let id) = node else { return false }
      return !graph.isKnown(id) || ModuleName.make(from: graph[id].name) == name
    }
  }

  private func isReexported(_ node: ModuleGraph.Node, by other: ModuleGraph.Node) -> Bool {
    guard case .module(let id) = other else { return false }
    return exports(of: id).contains(node)
  }

  // MARK: Unused

  /// Whether no import shows a declared dependency on modules in view, and none of them can be used without one.
  package func isUnused(_ edge: ModuleGraph.Edge) -> Bool {
    let declared = graph.edges(of: edge.from).filter { $0.declaration == edge.declaration }
    return declared.allSatisfy { other in
      guard case .module(let id) = other.to, graph.isLink(other) else { return false }
      return imports(of: other.to, in: edge.from).isEmpty && hasToBeImported(id, by: edge.from)
    }
  }

  private func hasToBeImported(_ id: ModuleID, by importer: ModuleID) -> Bool {
    let module = graph[id]
    let own = facts.modules[id.position]
    guard module.kind == .regular, own.fileCount > 0, own.fileCount == module.fileCount, own.hasCode, !own.extendsOthers else {
      return false
    }
    if roles[id] == .live || roles.facts[id.position].contains(where: { $0.role == .live }) || isLinkOnly(id) { return false }
    // A property of `DependencyValues` is seen without an import.
    let accessors = facts.keys.flatMap { key in key.accessors.filter { $0.module == id }.map(\.place.name) }
    let user = facts.modules[importer.position]
    if !accessors.isEmpty, user.overridesDependencies || accessors.contains(where: user.reads.contains) { return false }
    if user.imports.contains(where: { $0.isConditional && $0.name == module.moduleName }) { return false }
    if exports(of: id).contains(where: { !imports(of: $0, in: importer).isEmpty }) { return false }
    return !importedNodes(of: importer).contains { isReexported(.module(id), by: $0) }
  }

  // MARK: Chains

  /// A product of another package that is on no list and that the configuration does not name.
  package func isOfUnknownWeight(_ node: ModuleGraph.Node) -> Bool {
    guard case .external(let id) = node, weights.weight(of: graph[id]) == .unknown else { return false }
    return !WeightList.knows(identity: graph[id].identity, product: graph[id].name)
  }

  /// The shortest ways to products of unknown weight, with neither a heavy module nor another interface in between.
  package func chainsToUnknown(from id: ModuleID) -> [[ModuleGraph.Edge]] {
    chains(from: id) { node in
      if isOfUnknownWeight(node) { return .end }
      if burden(of: node) != nil { return .wall }
      if case .module(let module) = node, roles[module] == .interface { return .wall }
      return .way
    }
  }

  /// The shortest ways to features, with no other interface in between.
  package func chainsToFeatures(from id: ModuleID) -> [[ModuleGraph.Edge]] {
    chains(from: id) { node in
      guard case .module(let module) = node else { return .wall }
      if roles[module] == .feature { return .end }
      return roles[module] == .interface ? .wall : .way
    }
  }

  private enum Step {
    case end, wall, way
  }

  /// Breadth first.
  private func chains(from start: ModuleID, _ step: (ModuleGraph.Node) -> Step) -> [[ModuleGraph.Edge]] {
    var arrivals: [ModuleGraph.Node: ModuleGraph.Edge] = [:]
    var ends: [ModuleGraph.Node] = []
    var queue = [start]
    var head = 0
    while head < queue.count {
      let current = queue[head]
      head += 1
      for edge in graph.edges(of: current) where graph.isLink(edge) {
        if edge.to == .module(start) || arrivals[edge.to] != nil { continue }
        arrivals[edge.to] = edge
        switch step(edge.to) {
        case .end: ends.append(edge.to)
        case .wall: break
        case .way: if case .module(let next) = edge.to { queue.append(next) }
        }
      }
    }
    return ends.map { end in
      var chain: [ModuleGraph.Edge] = []
      var next: ModuleGraph.Node? = end
      while let node = next, let edge = arrivals[node] {
        chain.append(edge)
        next = .module(edge.from)
      }
      return chain.reversed()
    }
  }

  /// A note for each edge.
  package func notes(on chain: [ModuleGraph.Edge]) -> [Note] {
    chain.map { edge in
      let place = graph.place(of: edge)
      return Note(
        path: place.path, range: place.range,
        message: "'\(graph[edge.from].name)' depends on '\(graph.name(of: edge.to))'")
    }
  }

  // MARK: Live values

  /// Keys that a program's code reads and whose live values exist in view, in modules that the program does not link;
  /// indices into the facts' keys, ascending.
  package func keysWithoutLiveValue(in program: ModuleID) -> [Int] {
    var modules: Set<ModuleID> = [program]
    for node in graph.closure(of: program) {
      switch node {
      case .module(let id): modules.insert(id)
      case .external(let id): if graph[id].isLocal { return [] }
      }
    }
    var reads: Set<String> = []
    var settings: Set<String> = []
    for module in modules {
      reads.formUnion(facts.modules[module.position].reads)
      settings.formUnion(facts.modules[module.position].settings)
    }
    return facts.keys.indices.filter { index in
      let key = facts.keys[index]
      guard !key.liveConformances.isEmpty, !key.testConformances.isEmpty,
        key.liveConformances.allSatisfy({ site in site.module.map { !modules.contains($0) } ?? false }),
        key.testConformances.contains(where: { site in site.module.map(modules.contains) ?? false })
      else { return false }
      let names = key.accessors.filter { site in site.module.map(modules.contains) ?? false }.map(\.place.name)
      return names.contains(where: reads.contains) && !names.contains(where: settings.contains)
    }
  }
}
