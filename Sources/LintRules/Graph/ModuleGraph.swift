import SwiftLexer

/// The modules of all packages in view, the files that each is built from, and what each depends on.
///
/// An immutable value of indices and flat arrays. What a module links is worked out once, as one row of bits a module.
package struct ModuleGraph: Sendable {
  /// By package, then in the manifest's order.
  package let modules: [Module]
  /// Products of packages out of view, sorted by identity and name.
  package let externalProducts: [ExternalProduct]
  /// By directory.
  package let packages: [Package]
  /// All edges, by the module that they start from, then in the manifest's order.
  package let edges: [Edge]
  package let status: LintReport.GraphStatus

  /// Index of each module's first edge, and one past the last edge of all.
  let edgeStarts: [Int]
  /// Modules with an edge to each module, ascending.
  let dependentLists: [[ModuleID]]
  let closures: BitRows
  let packagesByDirectory: [String: Int]
  let packagesByManifest: [String: Int]
  /// By package: those that it depends on by path, over any number of packages.
  let visiblePackages: [Set<Int>]
  let owners: [String: ModuleID]
  let modulesByName: [String: [ModuleID]]
  /// By module: what an import of a name means by `moduleAliases:` of its dependencies.
  let aliases: [ModuleID: [String: Alias]]

  struct Alias: Sendable {
    /// The module's own name.
    var name: String
    /// `nil` out of view.
    var module: ModuleID?
  }
  let productsByName: [String: [ProductID]]

  package struct ProductID: Hashable, Comparable, Sendable {
    package let index: Int
    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.index < rhs.index }
  }

  /// What a dependency leads to.
  package enum Node: Hashable, Sendable {
    case module(ModuleID)
    case external(ProductID)
  }

  package struct Module: Sendable {
    /// Its place in `modules`, which is its number everywhere else in the project too.
    package let id: ModuleID
    /// The target's name.
    package let name: String
    /// What an `import` calls it.
    package let moduleName: String
    package let kind: PackageManifest.Target.Kind
    /// Index into `packages`.
    package let package: Int
    /// The folder of its sources, relative to the root; `nil` where no folder of the package fits.
    package let directory: String?
    package let languageMode: LanguageMode
    /// The literal of the target's `name:` in the package's manifest.
    package let place: SourceRange?
    package let plugins: [PackageManifest.PluginUsage]
    /// Number of source files.
    package let fileCount: Int
  }

  package struct ExternalProduct: Sendable, Hashable {
    /// Lower-case identity of its package; empty where no declared package is known to have it.
    package let identity: String
    package let name: String
    /// It belongs to a local package that could not be read or is not in view.
    package let isLocal: Bool
  }

  package struct Package: Sendable {
    package let name: String
    /// Relative to the root; empty for the root itself.
    package let directory: String
    /// The manifest that was read, relative to the root.
    package let manifestPath: String
    package let toolsVersion: ToolsVersion?
    /// Its targets were told by SwiftPM on this host, and may be others elsewhere.
    package let isEvaluated: Bool
    /// It was evaluated, and on another host or in another environment it may say something else.
    package let dependsOnHost: Bool
    package let isJudged: Bool
    package let products: [PackageManifest.Product]
    package let dependencies: [PackageManifest.Dependency]
    /// Indices into `modules`.
    package let modules: Range<Int>
  }

  package struct Edge: Sendable {
    package let from: ModuleID
    package let to: Node
    /// Ordinal of the declaration in the target's `dependencies:`. A product of several targets makes several edges.
    package let declaration: Int
    /// The product that the declaration names, or `nil` for a target.
    package let product: String?
    /// The declaration has a condition.
    package let isConditional: Bool
    /// The declaration's literal in the package's manifest; `nil` where code adds it.
    package let place: SourceRange?
  }
}

// MARK: - Questions

extension ModuleGraph {
  /// The module that a source file belongs to; `nil` for a file of no target.
  package func module(ofPath path: String) -> ModuleID? { owners[path] }

  package subscript(id: ModuleID) -> Module { modules[id.position] }
  package subscript(id: ProductID) -> ExternalProduct { externalProducts[id.index] }

  /// What an import or a message calls a node.
  package func name(of node: Node) -> String {
    switch node {
    case .module(let id): self[id].name
    case .external(let id): self[id].name
    }
  }

  /// The package whose folder holds a path, the innermost if several do.
  package func package(ofPath path: String) -> Package? {
    if let owner = owners[path] { return packages[self[owner].package] }
    var directory = path
    while !directory.isEmpty, directory != "/", directory != ".." {
      directory = PathText.parent(directory)
      if let index = packagesByDirectory[directory] { return packages[index] }
    }
    return nil
  }

  /// The shipped list has the product, so that it is known what else comes with it.
  package func isKnown(_ id: ProductID) -> Bool {
    let product = self[id]
    return !product.isLocal && WeightList.knows(identity: product.identity, product: product.name)
  }

  /// Whether a package is another, or depends on it by path, over any number of packages.
  package func sees(_ package: Int, _ other: Int) -> Bool { package == other || visiblePackages[package].contains(other) }

  /// A product of its package holds it, so that others may use it who are out of view.
  package func isVended(_ id: ModuleID) -> Bool {
    packages[self[id].package].products.contains { $0.targets.contains(self[id].name) }
  }

  /// The manifest says the same of a module's dependencies on every host.
  package func isWholeOnAnyHost(_ id: ModuleID) -> Bool { !packages[self[id].package].dependsOnHost }

  /// Index of the package whose manifest a file is.
  package func package(ofManifest path: String) -> Int? { packagesByManifest[path] }

  /// Whether a module is one of the manifests'; files of no target have modules of their own.
  package func declares(_ id: ModuleID) -> Bool { id.position < modules.count }

  package func isTest(_ id: ModuleID) -> Bool { self[id].kind == .test }

  /// Edges that a module declares, in order. Macros and plugins are among them.
  package func edges(of id: ModuleID) -> ArraySlice<Edge> { edges[edgeStarts[id.position]..<edgeStarts[id.position + 1]] }

  /// Modules that declare an edge to this one, ascending.
  package func dependents(of id: ModuleID) -> [ModuleID] { dependentLists[id.position] }

  /// Whether a module links a node, over any number of edges. No module links itself, unless edges run in a circle.
  package func links(_ from: ModuleID, _ to: Node) -> Bool { closures[from.position, bit(of: to)] }

  /// Everything that a module links, over any number of edges. Macros and plugins are run by the compiler and not linked,
  /// and neither is what they depend on.
  package func closure(of id: ModuleID) -> [Node] {
    closures.bits(ofRow: id.position).map { bit in
      bit < modules.count ? .module(ModuleID(bit)) : .external(ProductID(index: bit - modules.count))
    }
  }

  /// Modules of this import name, ascending. Two packages may have a module of one name.
  package func modules(named name: String) -> [ModuleID] { modulesByName[name] ?? [] }

  /// The module that an import means in a file of `importer`: one that it links, else a sibling of its package, else the only
  /// one of that name.
  package func module(importedAs name: String, in importer: ModuleID?) -> ModuleID? {
    if let importer, let alias = aliases[importer]?[name] { return alias.module }
    let candidates = modules(named: name)
    guard let importer else { return candidates.count == 1 ? candidates[0] : nil }
    return candidates.first { links(importer, .module($0)) }
      ?? candidates.first { self[$0].package == self[importer].package }
      ?? (candidates.count == 1 ? candidates[0] : nil)
  }

  /// A module's own name for what a module imports under another one: `moduleAliases:`.
  package func name(importedAs name: String, in importer: ModuleID) -> String { aliases[importer]?[name]?.name ?? name }

  package func isAlias(_ name: String, in importer: ModuleID) -> Bool { aliases[importer]?[name] != nil }

  /// Products out of view that an import of this name may mean, going by their own name.
  package func externalProducts(named name: String) -> [ProductID] { productsByName[name] ?? [] }

  /// The fewest edges that lead from a module to a node it links, in order; of several such ways the one that the manifests
  /// name first. Empty if there is none.
  package func shortestChain(from: ModuleID, to: Node) -> [Edge] {
    shortestChain(from: from, to: to, without: nil)
  }

  /// Those edges of the shortest chain without which the module would not link the node any more, in the chain's order.
  package func freeingEdges(from: ModuleID, to: Node) -> [Edge] {
    shortestChain(from: from, to: to).filter { edge in
      shortestChain(from: from, to: to, without: edge).isEmpty
    }
  }

  /// The manifest's path and the place that stands for an edge: its literal, else the name of its target, else line 1.
  package func place(of edge: Edge) -> (path: String, range: SourceRange) {
    let (path, range) = place(of: edge.from)
    return (path, edge.place ?? range)
  }

  /// The manifest's path and the target's name in it.
  package func place(of id: ModuleID) -> (path: String, range: SourceRange) {
    let module = self[id]
    return (packages[module.package].manifestPath, module.place ?? SourceRange(start: 0, end: 0))
  }

  /// The mode that a file is lexed in.
  package func languageMode(ofPath path: String) -> LanguageMode {
    if let owner = owners[path] { return self[owner].languageMode }
    guard let version = package(ofPath: path)?.toolsVersion else { return .v6 }
    return version.languageMode >= 6 ? .v6 : .v5
  }

  /// Every package in view was read, so that what is not found does not exist.
  package var isComplete: Bool { packages.allSatisfy(\.isJudged) && !packages.isEmpty }

  /// The status for the report: without any package that could be judged, these rules did not run.
  package func status(rules: [RuleID]) -> LintReport.GraphStatus {
    guard !rules.isEmpty, !packages.contains(where: \.isJudged) else { return status }
    var status = status
    let reason =
      if status.mode == "off" {
        "the graph is off"
      } else {
        packages.isEmpty ? "there is no package manifest" : "no manifest could be read"
      }
    let named = rules.count > 3 ? "\(rules.count) rules on modules" : rules.map(\.rawValue).sorted().joined(separator: ", ")
    status.notJudged.append("\(named): did not run, \(reason)")
    return status
  }

  func bit(of node: Node) -> Int {
    switch node {
    case .module(let id): id.position
    case .external(let id): modules.count + id.index
    }
  }

  /// Whether an edge puts code into the product: not one to a macro or a plugin.
  func isLink(_ edge: Edge) -> Bool {
    guard case .module(let id) = edge.to else { return true }
    return self[id].kind != .macro && self[id].kind != .plugin
  }

  private func shortestChain(from: ModuleID, to: Node, without removed: Edge?) -> [Edge] {
    guard links(from, to) else { return [] }
    var arrivals: [Int?] = Array(repeating: nil, count: modules.count)
    var seen: Set<Int> = [from.position]
    var queue = [from.position]
    var head = 0
    while head < queue.count {
      let current = queue[head]
      head += 1
      for index in edgeStarts[current]..<edgeStarts[current + 1] {
        let edge = edges[index]
        guard isLink(edge) else { continue }
        if let removed, removed.from == edge.from, removed.declaration == edge.declaration { continue }
        if edge.to == to { return chain(endingAt: index, arrivals) }
        if case .module(let next) = edge.to, seen.insert(next.position).inserted {
          arrivals[next.position] = index
          queue.append(next.position)
        }
      }
    }
    return []
  }

  private func chain(endingAt last: Int, _ arrivals: [Int?]) -> [Edge] {
    var chain = [edges[last]]
    while let index = arrivals[chain[chain.count - 1].from.position] { chain.append(edges[index]) }
    return chain.reversed()
  }
}

extension ModuleID {
  /// As an index into arrays.
  package var position: Int { Int(index) }
}
