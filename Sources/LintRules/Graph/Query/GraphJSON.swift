/// A graph as JSON, with the places, roles and weights of everything.
package enum GraphJSON {
  /// - Parameters:
  ///   - tool: name and version.
  package static func document(
    _ view: GraphView, _ selection: GraphSelection = GraphSelection(), tool: (name: String, version: String)
  ) -> JSONText {
    let shown = view.selected(selection)
    let offences = view.offences()
    let cuts = view.cuts(of: offences)
    let modules = view.graph.modules.filter { shown.contains(.module($0.id)) }
    let products = view.nodes.filter { if case .external = $0 { shown.contains($0) } else { false } }
    return [
      "schemaVersion": 1,
      "tool": ["name": .string(tool.name), "version": .string(tool.version)],
      "graph": [
        "mode": .string(view.graph.status.mode), "notJudged": .array(view.graph.status.notJudged.map(JSONText.string)),
      ],
      "modules": .array(modules.map { module(view, $0, cuts) }),
      "products": .array(products.map { product(view, $0) }),
      "edges": .array(
        view.graph.edges.filter { shown.contains(.module($0.from)) && shown.contains($0.to) }.map { edge(view, $0, cuts) }),
      "offences": .array(
        offences.filter { shown.contains(.module($0.chain.from)) && shown.contains($0.chain.to) }.map { offence(view, $0) }),
    ]
  }

  private static func module(_ view: GraphView, _ module: ModuleGraph.Module, _ cuts: Set<Declared>) -> JSONText {
    var members: [JSONText.Member] = [
      .init("name", .string(view.label(module.id))),
      .init("target", .string(module.name)),
      .init("module", .string(module.moduleName)),
      .init("package", .string(view.graph.packages[module.package].directory)),
      .init("kind", .string(name(of: module.kind))),
      .init("role", .string(view.roleName(module.id))),
      .init(
        "because",
        [
          "reason": .string(view.reason(of: module.id)),
          "place": view.linkage.roles.reason(of: module.id)?.place.map { spot(view.spot($0)) } ?? .null,
        ]),
      .init("folder", .optional(module.directory)),
      .init("weight", weight(view.weight(of: module.id))),
    ]
    if module.kind == .test {
      members.append(.init("weightWithCuts", weight(view.weight(of: module.id, without: cuts))))
    }
    return .object(members)
  }

  static func name(of kind: PackageManifest.Target.Kind) -> String {
    switch kind {
    case .regular: "regular"
    case .executable: "executable"
    case .test: "test"
    case .system: "system"
    case .binary: "binary"
    case .plugin: "plugin"
    case .macro: "macro"
    case .unknown(let kind): kind
    }
  }

  private static func product(_ view: GraphView, _ node: ModuleGraph.Node) -> JSONText {
    guard case .external(let id) = node else { return .null }
    let product = view.graph[id]
    return [
      "name": .string(view.label(node)), "product": .string(product.name), "package": .string(product.identity),
      "weight": .string(view.kind(node)),
    ]
  }

  private static func edge(_ view: GraphView, _ edge: ModuleGraph.Edge, _ cuts: Set<Declared>) -> JSONText {
    [
      "from": .string(view.label(edge.from)),
      "to": .string(view.label(edge.to)),
      "product": .optional(edge.product),
      "isConditional": .bool(edge.isConditional),
      "isLinked": .bool(view.graph.isLink(edge)),
      "isToCut": .bool(cuts.contains(Declared(edge))),
      "manifest": spot(view.manifestSpot(edge)),
      "import": view.importSpot(edge).map(spot) ?? .null,
    ]
  }

  private static func offence(_ view: GraphView, _ offence: Offence) -> JSONText {
    guard case .object(let members) = chain(view, offence.chain) else { return .null }
    return .object([.init("rule", .string(offence.kind.rule))] + members)
  }

  /// `from`, `to`, `chain` and `cut`.
  package static func chain(_ view: GraphView, _ chain: GraphChain) -> JSONText {
    [
      "from": .string(view.label(chain.from)),
      "to": .string(view.label(chain.to)),
      "chain": .array(
        chain.links.map { link in
          [
            "from": .string(view.label(link.edge.from)), "to": .string(view.label(link.edge.to)),
            "manifest": spot(link.manifest), "import": link.firstImport.map(spot) ?? .null, "isCut": .bool(link.isCut),
            "frees": .bool(link.frees),
          ]
        }),
      "cut": .array(
        chain.cut.map { edge in
          [
            "from": .string(view.label(edge.from)), "to": .string(view.label(edge.to)),
            "manifest": spot(view.manifestSpot(edge)),
          ]
        }),
    ]
  }

  static func spot(_ spot: Spot) -> JSONText { ["path": .string(spot.path), "line": .integer(spot.line)] }

  static func weight(_ weight: ClosureWeight) -> JSONText {
    [
      "modules": .integer(weight.modules), "packages": .integer(weight.packages), "files": .integer(weight.files),
      "lines": .integer(weight.lines),
    ]
  }
}
