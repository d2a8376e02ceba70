import SwiftLexer

/// How a client would be split: which files, values and imports would go to the live module.
///
/// What needs types to be told is assumed and said: a file that declares the client, too, keeps everything but its live value
/// and the imports that are heavy.
struct SplitPlan {
  private let view: GraphView
  private let project: ProjectIndex
  private let key: ModuleFacts.Key
  private let home: ModuleID
  private let live: ModuleFacts.Site

  private var graph: ModuleGraph { view.graph }

  init(_ view: GraphView, _ project: ProjectIndex, key name: String) throws(WhatIf.Problem) {
    self.view = view
    self.project = project
    let keys = view.linkage.facts.keys.filter { $0.name == name || Self.lastName($0.name) == name }
    guard let key = keys.first else {
      let hint = Suggestion.question(for: name, among: view.linkage.facts.keys.map(\.name).sorted())
      throw WhatIf.Problem(message: "there is no dependency key '\(name)'\(hint)")
    }
    if keys.count > 1, Set(keys.map(\.name)).count > 1 {
      throw WhatIf.Problem(message: "'\(name)' is several keys: \(keys.map { "'\($0.name)'" }.joined(separator: ", "))")
    }
    guard let live = key.liveConformances.first else {
      throw WhatIf.Problem(message: "the key '\(key.name)' has no live value in view: what sets it up is the app's already")
    }
    guard let home = live.module else {
      throw WhatIf.Problem(message: "the live value of '\(key.name)' stands in the app already (\(view.spot(live.place)))")
    }
    let index = view.linkage.facts.keys.firstIndex { $0.name == key.name && $0.declaration?.module == key.declaration?.module }
    if let split = view.linkage.roles.splits.first(where: { $0.key == index }) {
      let homes = split.live.map { "'\(view.label($0))'" }.joined(separator: ", ")
      throw WhatIf.Problem(
        message: "'\(key.name)' is split already: '\(view.label(split.interface))' is its interface"
          + (homes.isEmpty ? "" : " and \(homes) holds its live value"))
    }
    self.key = key
    self.home = home
    self.live = live
  }

  private static func lastName(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  // MARK: The plan

  func outcome() -> WhatIf.Outcome {
    let newName = "\(hostsOthers ? Self.lastName(key.name) : graph[home].name)Live"
    var outcome = WhatIf.Outcome(
      title: "the live value of '\(key.name)' moves from '\(view.label(home))' to a module '\(newName)', which the app links")
    let imports = view.linkage.facts.modules[home.position].imports
    var nodes: [ModuleGraph.Node] = []
    for item in imports {
      guard let node = view.linkage.node(importedAs: item.name, in: home), !nodes.contains(node) else { continue }
      nodes.append(node)
    }
    // What is declared and never imported costs as much.
    for edge in graph.edges(of: home) where graph.isLink(edge) && !nodes.contains(edge.to) { nodes.append(edge.to) }
    let kept = keptFiles
    var movedFiles: Set<String> = kept.contains(live.place.path) ? [] : [live.place.path]
    var leaving: Set<ModuleGraph.Node> = []
    for node in nodes where isHeavy(node) {
      let users = imports.filter { view.linkage.node(importedAs: $0.name, in: home) == node }
      if let name = neededType(node) {
        outcome.remarks.append("'\(view.label(node))' stays: an endpoint's type is '\(name)', which it declares; wrap that first")
        continue
      }
      let others = users.filter { isForeign($0.place.path, kept) }
      if let other = others.first {
        outcome.remarks.append("'\(view.label(node))' stays: other code of the module imports it (\(view.spot(other.place)))")
        continue
      }
      leaving.insert(node)
      for user in users {
        outcome.steps.append(WhatIf.Step(kind: .moveImport, text: "import \(user.name)", spot: view.spot(user.place)))
        if !kept.contains(user.place.path) { movedFiles.insert(user.place.path) }
      }
    }
    // What only whole files that go import goes with them, whatever its weight.
    for node in nodes where !leaving.contains(node) && !isHeavy(node) {
      let users = imports.filter { view.linkage.node(importedAs: $0.name, in: home) == node }
      guard !users.isEmpty, users.allSatisfy({ movedFiles.contains($0.place.path) }) else { continue }
      leaving.insert(node)
      for user in users {
        outcome.steps.append(WhatIf.Step(kind: .moveImport, text: "import \(user.name)", spot: view.spot(user.place)))
      }
    }
    move(movedFiles.sorted(), &outcome)
    drop(leaving, &outcome)
    if leaving.isEmpty {
      outcome.remarks.append("no dependency would go with it: whoever links '\(view.label(home))' compiles fewer lines and no fewer modules")
    }
    if !leaving.isEmpty, !movedFiles.contains(live.place.path) {
      outcome.remarks.append("assumed: what is heavy in \(live.place.path) is there for the live value alone")
    }
    return outcome
  }

  private func move(_ files: [String], _ outcome: inout WhatIf.Outcome) {
    var steps: [WhatIf.Step] = []
    var size = ModuleSize()
    for file in files {
      let count = view.lineCount(of: file)
      size.files += 1
      size.lines += count
      steps.append(WhatIf.Step(kind: .moveFile, text: "the whole file, \(count) lines", spot: Spot(path: file, line: 1)))
    }
    if !files.contains(live.place.path) {
      steps.append(WhatIf.Step(kind: .moveValue, text: "'liveValue', with what it alone uses", spot: view.spot(live.place)))
    }
    outcome.moved[home.position] = size
    outcome.steps = steps + outcome.steps
  }

  /// Declarations of which nothing is left.
  private func drop(_ leaving: Set<ModuleGraph.Node>, _ outcome: inout WhatIf.Outcome) {
    for edge in graph.edges(of: home) where leaving.contains(edge.to) && !outcome.removed.contains(Declared(edge)) {
      let ends = graph.edges(of: home).filter { $0.declaration == edge.declaration }.map(\.to)
      guard ends.allSatisfy({ leaving.contains($0) || !view.imports($0, in: home) }) else { continue }
      outcome.removed.insert(Declared(edge))
      outcome.steps.append(
        WhatIf.Step(kind: .moveDependency, text: view.label(edge.to), spot: view.manifestSpot(edge)))
    }
  }

  // MARK: What goes and what stays

  /// Files of the module that the interface needs: they declare a client, conform a test value, or read a key.
  private var keptFiles: Set<String> {
    var files: Set<String> = []
    if let declaration = key.declaration, declaration.module == home { files.insert(declaration.place.path) }
    for site in key.testConformances + key.accessors where site.module == home { files.insert(site.place.path) }
    for facts in project.files where facts.module == home {
      let declaresClient = facts.types.contains { !$0.endpointTypes.isEmpty && $0.kind.isNominal }
      if declaresClient { files.insert(facts.path) }
    }
    return files
  }

  /// The file belongs to another key, or to a feature: what it imports has to stay.
  private func isForeign(_ path: String, _ kept: Set<String>) -> Bool {
    if path == live.place.path { return false }
    let own = Set(([key.declaration].compactMap { $0 } + key.testConformances + key.accessors).map(\.place.path))
    let module = view.linkage.facts.modules[home.position]
    if hostsOthers || !module.reducers.isEmpty || module.viewCount > 0 { return true }
    return kept.contains(path) && !own.contains(path)
  }

  /// Other keys stand in the module, too.
  private var hostsOthers: Bool {
    view.linkage.facts.keys.contains { other in
      other.name != key.name && (other.liveConformances + other.testConformances).contains { $0.module == home }
    }
  }

  /// It is heavy itself, or links something heavy.
  private func isHeavy(_ node: ModuleGraph.Node) -> Bool {
    if view.linkage.burden(of: node) != nil { return true }
    guard case .module(let id) = node else { return false }
    return view.closure(of: id).contains { view.linkage.burden(of: $0) != nil }
  }

  /// A type in the signature of an endpoint that a module in view declares.
  private func neededType(_ node: ModuleGraph.Node) -> String? {
    guard case .module(let id) = node else { return nil }
    for facts in project.files where facts.module == home {
      for type in facts.types {
        for name in type.endpointTypes
        where project.types(named: name, seenBy: home).contains(where: { project[$0].module == id }) {
          return name
        }
      }
    }
    return nil
  }
}
