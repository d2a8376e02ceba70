/// What a picture of a graph shows: boxes and arrows, few enough to be read.
package struct GraphDrawing: Sendable {
  package enum Collapse: String, Sendable, CaseIterable {
    /// Each module while there are few; else by folder where folders tell modules apart; else by role.
    case auto
    case none, folder, role
  }

  package struct Box: Sendable {
    package var label: String
    /// What it is, and in a group how many there are: a second line.
    package var detail: String
    /// Decides the colour: a role's name, `heavy` or `group`.
    package var style: String
  }

  package struct Arrow: Sendable {
    package var from: Int
    package var to: Int
    /// Dependencies that it stands for.
    package var count: Int
    package var isOffence: Bool
    package var isTestOnly: Bool
  }

  package var boxes: [Box] = []
  /// By box, then by box.
  package private(set) var arrows: [Arrow] = []
  /// What is not drawn and why, one sentence each.
  package private(set) var remarks: [String] = []

  /// The most boxes that are drawn one a module without being asked for.
  static let mostModules = 100
  /// From here on arrows that longer ways imply are left out.
  static let mostPlainModules = 20
}

extension GraphView {
  /// - Parameter showsWeights: each box says what building its module compiles.
  package func drawing(
    _ selection: GraphSelection, collapse: GraphDrawing.Collapse = .auto, showsWeights: Bool = false
  ) -> GraphDrawing {
    GraphDrawing(self, selection, collapse, showsWeights: showsWeights)
  }
}

extension GraphDrawing {
  fileprivate init(_ view: GraphView, _ selection: GraphSelection, _ collapse: Collapse, showsWeights: Bool) {
    let offences = view.offences()
    let cuts = view.cuts(of: offences)
    let shown = shownNodes(view, selection, offences)
    let isSmall = shown.count <= Self.mostModules
    switch collapse {
    case .none:
      addModules(view, shown, cuts, showsWeights)
    case .auto where isSmall:
      addModules(view, shown, cuts, showsWeights)
    case .auto, .folder, .role:
      let single = Self.single(view, offences, cuts)
      let byFolder = Self.folderGroups(view, shown, single)
      let usesFolders = collapse == .folder || collapse == .auto && Self.areTelling(byFolder, of: shown.count)
      let groups = usesFolders ? byFolder : Self.roleGroups(view, shown, single)
      let way = usesFolders ? "folder" : "role"
      let reason = collapse == .auto ? "\(shown.count) modules are drawn by \(way)" : "modules are drawn by \(way)"
      remarks.append("\(reason), those at an offence by themselves; '--collapse none' draws each, '--focus' and '--reaches' a part")
      addGroups(view, shown, groups, cuts)
    }
    if arrows.contains(where: \.isOffence) { remarks.append("red: a dependency to cut, see 'deplint graph'") }
  }

  /// Modules that belong to the selection; tests and products out of view where they say something.
  private mutating func shownNodes(
    _ view: GraphView, _ selection: GraphSelection, _ offences: [Offence]
  ) -> [ModuleGraph.Node] {
    let selected = view.selected(selection)
    let nodes = view.nodes.filter(selected.contains)
    let offending = Set(offences.filter { $0.kind == .liveInTest }.map { ModuleGraph.Node.module($0.chain.from) })
    var tests = 0
    var products = 0
    let shown = nodes.filter { node in
      if selection.focus.contains(node) || selection.reaches.contains(node) { return true }
      switch node {
      case .module(let id):
        guard view.graph.isTest(id), selection.isEverything, !offending.contains(node) else { return true }
        tests += 1
        return false
      case .external(let id):
        if case .heavy = view.linkage.weights.weight(of: view.graph[id]) { return true }
        products += 1
        return false
      }
    }
    var left: [String] = []
    if tests > 0 { left.append("\(tests) test target\(tests == 1 ? "" : "s")") }
    if products > 0 { left.append("\(products) product\(products == 1 ? "" : "s") that \(products == 1 ? "is" : "are") not heavy") }
    if !left.isEmpty { remarks.append("left out: " + left.joined(separator: ", ")) }
    return shown
  }

  // MARK: One box a module

  private mutating func addModules(
    _ view: GraphView, _ shown: [ModuleGraph.Node], _ cuts: Set<Declared>, _ showsWeights: Bool
  ) {
    let numbers = Dictionary(uniqueKeysWithValues: shown.enumerated().map { ($1, $0) })
    boxes = shown.map { node in
      var box = Self.box(view, node)
      if showsWeights, case .module(let id) = node {
        let weight = view.weight(of: id)
        box.detail += (box.detail.isEmpty ? "" : ", ") + "\(weight.modules) modules, \(weight.lines) lines"
      }
      return box
    }
    var list: [Arrow] = []
    for edge in view.graph.edges {
      guard let from = numbers[.module(edge.from)], let to = numbers[edge.to], from != to else { continue }
      list.append(
        Arrow(
          from: from, to: to, count: 1, isOffence: cuts.contains(Declared(edge)), isTestOnly: view.graph.isTest(edge.from)))
    }
    arrows = Self.merged(list)
    guard shown.count > Self.mostPlainModules else { return }
    let before = arrows.count
    var targets: [Int: [Int]] = [:]
    for arrow in arrows { targets[arrow.from, default: []].append(arrow.to) }
    arrows.removeAll { arrow in
      !arrow.isOffence
        && (targets[arrow.from] ?? []).contains { between in
          guard between != arrow.to, case .module(let id) = shown[between], view.graph.links(id, shown[arrow.to]) else {
            return false
          }
          // In a circle each implies the other, so that both would go.
          if case .module(let target) = shown[arrow.to] { return !view.graph.links(target, shown[between]) }
          return true
        }
    }
    let removed = before - arrows.count
    if removed > 0 {
      remarks.append("left out: \(removed) dependenc\(removed == 1 ? "y" : "ies") that a longer way implies")
    }
  }

  private static func box(_ view: GraphView, _ node: ModuleGraph.Node) -> Box {
    let kind = view.kind(node)
    let isHeavy = view.linkage.burden(of: node) != nil
    let style: String
    switch node {
    case .module(let id): style = view.linkage.roles[id] == .other && isHeavy ? "heavy" : view.linkage.roles[id].name
    case .external: style = isHeavy ? "heavy" : "other"
    }
    return Box(label: view.label(node), detail: kind == Roles.Role.other.name ? "" : kind, style: style)
  }

  // MARK: One box a group

  /// Both ends of what is to be cut, and roots: what one wants to see by itself. At most forty.
  private static func single(
    _ view: GraphView, _ offences: [Offence], _ cuts: Set<Declared>
  ) -> Set<ModuleGraph.Node> {
    var result: Set<ModuleGraph.Node> = []
    for offence in offences where result.count < 40 {
      for edge in offence.chain.cut { result.formUnion([.module(edge.from), edge.to]) }
    }
    return result
  }

  /// Folders tell modules apart where there are some, not too many, and none holds most.
  private static func areTelling(_ groups: [ModuleGraph.Node: String], of count: Int) -> Bool {
    var sizes: [String: Int] = [:]
    for group in groups.values { sizes[group, default: 0] += 1 }
    return sizes.count >= 3 && sizes.count <= 30 && (sizes.values.max() ?? 0) * 2 <= count
  }

  private static func roleGroups(
    _ view: GraphView, _ shown: [ModuleGraph.Node], _ single: Set<ModuleGraph.Node>
  ) -> [ModuleGraph.Node: String] {
    var groups: [ModuleGraph.Node: String] = [:]
    for node in shown where !single.contains(node) {
      switch node {
      case .module(let id): groups[node] = view.roleName(id)
      case .external: groups[node] = view.kind(node)
      }
    }
    return groups
  }

  /// The folder that a module's own stands in, without the folders that all share; for products out of view their package.
  private static func folderGroups(
    _ view: GraphView, _ shown: [ModuleGraph.Node], _ single: Set<ModuleGraph.Node>
  ) -> [ModuleGraph.Node: String] {
    var groups: [ModuleGraph.Node: String] = [:]
    for node in shown where !single.contains(node) {
      switch node {
      case .module(let id):
        let module = view.graph[id]
        let directory = module.directory ?? view.graph.packages[module.package].directory
        let parent = PathText.parent(directory)
        groups[node] = parent.isEmpty ? "." : parent
      case .external(let id):
        let identity = view.graph[id].identity
        groups[node] = identity.isEmpty ? view.graph[id].name : identity
      }
    }
    return groups
  }

  private mutating func addGroups(
    _ view: GraphView, _ shown: [ModuleGraph.Node], _ groups: [ModuleGraph.Node: String], _ cuts: Set<Declared>
  ) {
    var numbers: [ModuleGraph.Node: Int] = [:]
    var numbersOfGroups: [String: Int] = [:]
    var members: [Int: [ModuleGraph.Node]] = [:]
    for node in shown {
      if let group = groups[node] {
        let number = numbersOfGroups[group] ?? boxes.count
        if number == boxes.count {
          numbersOfGroups[group] = number
          boxes.append(Box(label: group, detail: "", style: "group"))
        }
        numbers[node] = number
        members[number, default: []].append(node)
      } else {
        numbers[node] = boxes.count
        boxes.append(Self.box(view, node))
      }
    }
    for (group, number) in numbersOfGroups {
      let nodes = members[number] ?? []
      if nodes.count == 1 {
        boxes[number] = Self.box(view, nodes[0])
        continue
      }
      let styles = Set(nodes.map { Self.box(view, $0).style })
      boxes[number] = Box(
        label: group, detail: Self.inventory(nodes, view), style: styles.count == 1 ? styles.first ?? "group" : "group")
    }
    arrows = Self.merged(
      view.graph.edges.compactMap { edge in
        guard let from = numbers[.module(edge.from)], let to = numbers[edge.to], from != to else { return nil }
        return Arrow(
          from: from, to: to, count: 1, isOffence: cuts.contains(Declared(edge)), isTestOnly: view.graph.isTest(edge.from))
      })
  }

  /// `12 modules: 3 interface, 9 feature`, or three names where there are no more.
  private static func inventory(_ nodes: [ModuleGraph.Node], _ view: GraphView) -> String {
    if nodes.count <= 3 { return nodes.map(view.label).joined(separator: ", ") }
    var counts: [String: Int] = [:]
    for node in nodes { counts[view.kind(node), default: 0] += 1 }
    let kinds = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    if kinds.count == 1 { return "\(nodes.count) modules" }
    return "\(nodes.count): " + kinds.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
  }

  /// One arrow for each pair of boxes.
  private static func merged(_ arrows: [Arrow]) -> [Arrow] {
    var list: [Arrow] = []
    for arrow in arrows.sorted(by: { ($0.from, $0.to) < ($1.from, $1.to) }) {
      if let last = list.last, last.from == arrow.from, last.to == arrow.to {
        list[list.count - 1].count += 1
        list[list.count - 1].isOffence = last.isOffence || arrow.isOffence
        list[list.count - 1].isTestOnly = last.isTestOnly && arrow.isTestOnly
      } else {
        list.append(arrow)
      }
    }
    return list
  }
}
