/// What each module is for, told from facts and then from the configuration, never from a name.
package struct Roles: Sendable {
  package enum Role: UInt8, Sendable, Comparable {
    case test, live, executable, interface, umbrella, root, feature, other

    package static func < (lhs: Role, rhs: Role) -> Bool { lhs.rawValue < rhs.rawValue }

    /// One word, lower-case.
    package var name: String {
      switch self {
      case .test: "test"
      case .live: "live"
      case .executable: "executable"
      case .interface: "interface"
      case .umbrella: "umbrella"
      case .root: "root"
      case .feature: "feature"
      case .other: "other"
      }
    }
  }

  /// A role and why a module has it.
  package struct Fact: Sendable, Equatable {
    package var role: Role
    /// Completes "'X' is … because …".
    package var reason: String
    /// What the reason rests on, where that is a place in a source file.
    package var place: ModuleFacts.Place?
    /// For `live` and `interface`: the key.
    package var key: Int?
  }

  /// A key whose interface and live value stand in modules of their own.
  package struct Split: Sendable, Equatable {
    /// Index into the facts' keys.
    package var key: Int
    package var interface: ModuleID
    /// Empty where the live value stands in a root.
    package var live: [ModuleID]
  }

  /// All facts of each module, by `ModuleID.position`, in order of role.
  package let facts: [[Fact]]
  /// The role that decides, by `ModuleID.position`.
  package let roles: [Role]
  package let splits: [Split]

  package subscript(id: ModuleID) -> Role { id.position < roles.count ? roles[id.position] : .other }

  /// The fact that made a module what it is; `nil` for `other` where no fact spoke for another role.
  package func reason(of id: ModuleID) -> Fact? { facts[id.position].first { $0.role == self[id] } }

  /// The fact that made a module what it is, in words where there is none.
  package func explanation(of id: ModuleID) -> Fact {
    reason(of: id) ?? Fact(
      role: self[id], reason: "it declares no feature, and neither the interface nor the live value of a split key")
  }

  /// What else a module is, by facts that did not decide, in order of role.
  package func otherFacts(of id: ModuleID) -> [Fact] { facts[id.position].filter { $0.role != self[id] } }

  /// Roots and programs may link everything.
  package func mayLinkEverything(_ id: ModuleID) -> Bool { self[id] == .root || self[id] == .executable }

  /// The split keys whose live value a module holds.
  package func liveKeys(of id: ModuleID) -> [Split] { splits.filter { $0.live.contains(id) } }

  package static func infer(graph: ModuleGraph, facts: ModuleFacts, settings: ModuleSettings) -> Roles {
    var inference = RoleInference(graph: graph, facts: facts, settings: settings)
    inference.run()
    return Roles(
      facts: inference.found.map { $0.sorted { $0.role < $1.role } }, roles: inference.decide(), splits: inference.splits)
  }
}

/// One inference. Each step adds facts; later steps ask for those of earlier ones.
private struct RoleInference {
  let graph: ModuleGraph
  let facts: ModuleFacts
  private let configured: [(role: Roles.Role, names: PatternList)]
  var found: [[Roles.Fact]]
  var splits: [Roles.Split] = []

  init(graph: ModuleGraph, facts: ModuleFacts, settings: ModuleSettings) {
    self.graph = graph
    self.facts = facts
    configured = [
      (.live, PatternList(settings.live)), (.interface, PatternList(settings.interface)), (.root, PatternList(settings.app))
    ]
    found = Array(repeating: [], count: graph.modules.count)
  }

  mutating func run() {
    addPrograms()
    addSplits()
    addUmbrellas()
    addFeatures()
    addRoots()
  }

  private mutating func add(
    _ role: Roles.Role, _ id: ModuleID, _ reason: String, _ place: ModuleFacts.Place? = nil, key: Int? = nil
  ) {
    found[id.position].append(Roles.Fact(role: role, reason: reason, place: place, key: key))
  }

  private func has(_ role: Roles.Role, _ id: ModuleID) -> Bool { found[id.position].contains { $0.role == role } }

  private func configuredRole(_ id: ModuleID) -> Roles.Role? {
    let module = graph[id]
    return configured.first { $0.names.contains(module.name) || $0.names.contains(module.moduleName) }?.role
  }

  // MARK: Steps

  private mutating func addPrograms() {
    for module in graph.modules {
      let own = facts.modules[module.id.position]
      if module.kind == .test { add(.test, module.id, "it is a test target") }
      if module.kind == .executable { add(.executable, module.id, "it is an executable target") }
      if let entry = own.entry { add(.executable, module.id, "it has the entry of a program", entry) }
      if let place = own.preparation, module.kind != .test { add(.root, module.id, "it calls 'prepareDependencies'", place) }
      if let role = configuredRole(module.id) { add(role, module.id, "the configuration says so") }
    }
  }

  /// A root by what it is, not by what it links.
  private func isApp(_ id: ModuleID?) -> Bool {
    guard let id else { return true }
    return has(.executable, id) || has(.root, id)
  }

  private mutating func addSplits() {
    for (index, key) in facts.keys.enumerated() {
      for interface in interfaces(of: key) {
        let set = key.liveConformances.isEmpty ? key.settings.filter { isApp($0.site.module) } : []
        let live = Set(key.liveConformances.compactMap { liveModule($0, of: key) } + set.flatMap(\.makers))
          .filter { $0 != interface.module && !isApp($0) }
        splits.append(Roles.Split(key: index, interface: interface.module, live: live.sorted()))
        let home = live.sorted().map { "'\(graph[$0].name)'" }.joined(separator: ", ")
        let elsewhere = live.isEmpty ? "is set up by the app" : "stands in \(home)"
        add(
          .interface, interface.module, "it declares the key '\(key.name)', whose live value \(elsewhere)", interface.place,
          key: index)
        for module in live.sorted() where !has(.live, module) || !found[module.position].contains(where: { $0.key == index }) {
          let place = key.liveConformances.first { $0.module == module }?.place
          let setting = set.first { $0.makers.contains(module) }?.site.place
          let verb = place == nil && setting != nil ? "makes" : "holds"
          add(
            .live, module, "it \(verb) the live value of the key '\(key.name)' of '\(graph[interface.module].name)'",
            place ?? setting, key: index)
        }
      }
    }
  }

  private func interfaces(of key: ModuleFacts.Key) -> [(module: ModuleID, place: ModuleFacts.Place)] {
    let liveHomes = key.liveConformances.map(\.module)
    // (a) The two conformances stand apart.
    var result: [(module: ModuleID, place: ModuleFacts.Place)] = []
    for conformance in key.testConformances {
      guard let module = conformance.module, !result.contains(where: { $0.module == module }) else { continue }
      // (c) There is no live conformance, and the app sets the property.
      let isSet = key.settings.contains { isApp($0.site.module) && $0.makers.contains { $0 != module } }
      let isSetUp = liveHomes.isEmpty && (key.preparation != nil || isSet && !key.factories.contains(module))
      let isApart = !liveHomes.isEmpty && !liveHomes.contains(module)
      if isSetUp || isApart && !key.factories.contains(module) { result.append((module, conformance.place)) }
    }
    if !result.isEmpty { return result }
    // (b) All conformances stand in one module, and the client is declared in another.
    let homes = Set((key.testConformances + key.liveConformances).map(\.module))
    guard key.isClient, !liveHomes.isEmpty, homes.count == 1, let declaration = key.declaration,
      let module = declaration.module,
      !homes.contains(module), !key.factories.contains(module), !key.implementations.contains(module)
    else { return [] }
    return [(module, declaration.place)]
  }

  /// The module that a live conformance makes live: its own, or, where it stands in the app, the one that the file imports
  /// and that declares what the value evaluates to.
  private func liveModule(_ conformance: ModuleFacts.Site, of key: ModuleFacts.Key) -> ModuleID? {
    if let module = conformance.module, !isApp(module) { return module }
    return conformance.imports.first { key.factories.contains($0) }
  }

  private mutating func addUmbrellas() {
    for module in graph.modules where module.kind == .regular {
      let own = facts.modules[module.id.position]
      guard own.fileCount > 0 else { continue }
      if !own.hasCode, !own.imports.isEmpty, own.imports.allSatisfy(\.isExported) {
        add(.umbrella, module.id, "it re-exports other modules and nothing else", own.imports[0].place)
      } else if own.imports.isEmpty, !graph.edges(of: module.id).isEmpty {
        add(.umbrella, module.id, "it has dependencies and imports none")
      }
    }
  }

  private mutating func addFeatures() {
    var candidates: Set<ModuleID> = []
    for module in graph.modules where module.kind != .test {
      let own = facts.modules[module.id.position]
      if !own.reducers.isEmpty || !own.models.isEmpty { candidates.insert(module.id) }
    }
    for id in candidates.sorted() {
      let own = facts.modules[id.position]
      let dependents = graph.dependents(of: id).filter { $0 != id && candidates.contains($0) }
      let isDesignSystem = dependents.count >= 2 && (own.reducers.count + own.models.count) * 10 < own.viewCount - own.storeViewCount
      if isDesignSystem {
        add(.other, id, "it is a design system: \(dependents.count) features depend on it, and it is nearly all views")
        continue
      }
      if let reducer = own.reducers.first {
        add(.feature, id, "it declares the reducer '\(reducer.name)' with its State", reducer)
      } else if let model = own.models.first {
        add(.feature, id, "a view of it holds the model '\(model.name)'", model)
      }
    }
  }

  /// Libraries that compose the app: of those that only roots link, with a live module in reach, the ones with the most
  /// features in reach. With no feature in reach a library composes nothing, unless it is the top of what is in view.
  private mutating func addRoots() {
    var best = 0
    var candidates: [(id: ModuleID, features: Int)] = []
    for module in graph.modules where isBelowRoots(module) {
      var features = 0
      var linksLive = false
      for case .module(let linked) in graph.closure(of: module.id) {
        if has(.feature, linked) { features += 1 }
        if has(.live, linked) { linksLive = true }
      }
      guard linksLive else { continue }
      best = max(best, features)
      candidates.append((module.id, features))
    }
    for (id, features) in candidates where features == best {
      guard best > 0 || dependents(of: id).isEmpty && !helpsTests(id) else { continue }
      add(.root, id, "only roots depend on it, and it links \(best) feature module\(best == 1 ? "" : "s") and a live one")
    }
    addSetups()
  }

  /// What sets a program up and is nothing to be previewed or tested by itself: it has no model, no view, reads no
  /// dependency, and only roots depend on it.
  private mutating func addSetups() {
    var isChanged = true
    while isChanged {
      isChanged = false
      for module in graph.modules where isBelowRoots(module) && !dependents(of: module.id).isEmpty {
        let own = facts.modules[module.id.position]
        guard !has(.feature, module.id), own.viewCount == 0, !own.readsDependencies else { continue }
        guard graph.closure(of: module.id).contains(where: { if case .module(let id) = $0 { has(.live, id) } else { false } })
        else { continue }
        add(.root, module.id, "only roots depend on it, and it has neither views nor dependencies")
        isChanged = true
      }
    }
  }

  /// Tests of something else depend on it.
  private func helpsTests(_ id: ModuleID) -> Bool {
    let subject = Linkage.subject(of: graph[id].name)
    return graph.dependents(of: id).contains { graph.isTest($0) && Linkage.subject(of: graph[$0].name) != subject }
  }

  /// A library that is no root yet and that nothing but roots depends on, tests aside.
  private func isBelowRoots(_ module: ModuleGraph.Module) -> Bool {
    module.kind == .regular && !isApp(module.id) && dependents(of: module.id).allSatisfy(isApp)
  }

  private func dependents(of id: ModuleID) -> [ModuleID] { graph.dependents(of: id).filter { !graph.isTest($0) } }

  // MARK: Decision

  func decide() -> [Roles.Role] {
    graph.modules.map { module in
      if module.kind == .test { return .test }
      if let role = configuredRole(module.id) { return role }
      var roles = found[module.id.position].map(\.role)
      // A reducer with its State makes a feature, whatever keys stand beside it.
      if !facts.modules[module.id.position].reducers.isEmpty, roles.contains(.feature) {
        roles.removeAll { $0 == .live || $0 == .interface }
      }
      return roles.min() ?? .other
    }
  }
}
