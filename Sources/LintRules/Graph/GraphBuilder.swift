/// Puts a graph together.
struct GraphBuilder {
  let packages: [LocatedPackage]
  private let isOff: Bool
  private let packageByDirectory: [String: Int]
  private var sources: TargetSources
  private var targets: [(package: Int, target: PackageManifest.Target, directory: String?)] = []
  private(set) var moduleRanges: [Range<Int>] = []
  /// For each package the first target and the first product of each name.
  private var targetsByName: [[String: Int]] = []
  private var productsByName: [[String: PackageManifest.Product]] = []
  private(set) var owners: [String: ModuleID] = [:]
  private(set) var notJudged: [String] = []
  private var fileCounts: [Int] = []
  private var hasMainFile: Set<Int> = []
  /// By module: names that its dependencies' modules have in it.
  private(set) var aliases: [ModuleID: [String: ModuleGraph.Alias]] = [:]
  /// Edges whose external ends are still products and not numbers.
  private var drafts: [Draft] = []

  private struct Draft {
    var from: Int
    var to: End
    var declaration: Int
    var dependency: PackageManifest.TargetDependency
    var product: String?
  }

  private enum End: Hashable {
    case module(Int)
    case external(ModuleGraph.ExternalProduct)
  }

  /// What each module depends on takes a bit for each other module.
  private static let mostTargets = 5_000

  /// - Parameter isOff: nobody asked for a graph, so nothing is missed.
  init(_ packages: [LocatedPackage], files: [String], folders: [String], isOff: Bool) {
    var left = Self.mostTargets
    self.packages = packages.map { package in
      left -= package.manifest?.targets.count ?? 0
      guard left < 0, let manifest = package.manifest else { return package }
      left += manifest.targets.count
      var package = package
      package.content = .notJudged(
        reason: "with its \(manifest.targets.count) targets there would be more than \(Self.mostTargets)", toolsVersion: manifest.toolsVersion)
      return package
    }
    let packages = self.packages
    self.isOff = isOff
    packageByDirectory = Dictionary(packages.enumerated().map { ($1.directory, $0) }, uniquingKeysWith: { first, _ in first })
    sources = TargetSources(files: files, folders: folders)
  }

  mutating func addModules() {
    for (index, package) in packages.enumerated() {
      let start = targets.count
      let label = package.directory.isEmpty ? "." : package.directory
      if case .notJudged(let reason, _) = package.content, !isOff { notJudged.append("package '\(label)': \(reason)") }
      if let manifest = package.manifest {
        let siblings = TargetSources.siblings(in: manifest)
        for target in manifest.targets {
          let directory = sources.directory(
            of: target, isAlone: siblings(target.kind) == 1, toolsVersion: manifest.toolsVersion, at: package.directory)
          if let directory { sources.claim(directory, for: ModuleID(targets.count), target) }
          targets.append((index, target, directory))
        }
        for (dependency, directory) in zip(manifest.dependencies.filter(\.isPath), package.pathDependencies)
        where packageByDirectory[directory] == nil {
          notJudged.append("package '\(label)': its dependency '\(dependency.identity)' at '\(directory)' is out of view")
        }
      }
      moduleRanges.append(start..<targets.count)
      targetsByName.append(
        Dictionary((start..<targets.count).map { (targets[$0].target.name, $0) }, uniquingKeysWith: { first, _ in first }))
      productsByName.append(
        Dictionary((package.manifest?.products ?? []).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }))
    }
  }

  mutating func addFiles(_ files: [String]) {
    fileCounts = Array(repeating: 0, count: targets.count)
    for file in files {
      guard !ManifestChoice.isManifestName(PathText.lastComponent(file)) || packageByDirectory[PathText.parent(file)] == nil,
        let owner = sources.owner(of: file)
      else { continue }
      owners[file] = owner
      fileCounts[owner.position] += 1
      if PathText.lastComponent(file).lowercased() == "main.swift" { hasMainFile.insert(owner.position) }
    }
  }

  mutating func addEdges() {
    for (index, entry) in targets.enumerated() {
      for (declaration, dependency) in entry.target.dependencies.enumerated() {
        let (ends, product) = resolve(dependency, in: entry.package)
        for alias in dependency.moduleAliases {
          let module = ends.lazy.compactMap { if case .module(let end) = $0 { end } else { nil } }
            .first { ModuleName.make(from: targets[$0].target.name) == alias.module }
          aliases[ModuleID(index), default: [:]][alias.alias] = ModuleGraph.Alias(
            name: alias.module, module: module.map { ModuleID($0) })
        }
        for end in ends {
          drafts.append(Draft(from: index, to: end, declaration: declaration, dependency: dependency, product: product))
        }
      }
    }
  }

  func graph(mode: String) -> ModuleGraph {
    let products = Set(
      drafts.compactMap { draft -> ModuleGraph.ExternalProduct? in
        if case .external(let product) = draft.to { product } else { nil }
      }
    ).sorted { ($0.identity, $0.name, $0.isLocal ? 1 : 0) < ($1.identity, $1.name, $1.isLocal ? 1 : 0) }
    let numbers = Dictionary(uniqueKeysWithValues: products.enumerated().map { ($1, $0) })
    let modules = targets.enumerated().map { index, entry in
      let isExecutable = entry.target.kind == .regular && hasMainFile.contains(index)
      return ModuleGraph.Module(
        id: ModuleID(index), name: entry.target.name, moduleName: ModuleName.make(from: entry.target.name),
        kind: isExecutable ? .executable : entry.target.kind, package: entry.package, directory: entry.directory,
        languageMode: packages[entry.package].manifest?.languageMode(of: entry.target) ?? .v6, place: entry.target.place,
        plugins: entry.target.plugins, fileCount: fileCounts[index])
    }
    var edges: [ModuleGraph.Edge] = []
    var starts: [Int] = []
    for draft in drafts {
      while starts.count <= draft.from { starts.append(edges.count) }
      let node: ModuleGraph.Node
      switch draft.to {
      case .module(let module): node = .module(ModuleID(module))
      case .external(let product): node = .external(ModuleGraph.ProductID(index: numbers[product] ?? 0))
      }
      edges.append(
        ModuleGraph.Edge(
          from: ModuleID(draft.from), to: node, declaration: draft.declaration, product: draft.product,
          isConditional: draft.dependency.isConditional, place: draft.dependency.place))
    }
    while starts.count <= modules.count { starts.append(edges.count) }
    return ModuleGraph(self, modules: modules, edges: edges, edgeStarts: starts, products: products, mode: mode)
  }

  // MARK: What a dependency means

  private func resolve(
    _ dependency: PackageManifest.TargetDependency, in package: Int
  ) -> (ends: [End], product: String?) {
    switch dependency.kind {
    case .target:
      if let module = ownTarget(dependency.name, of: package) { return ([.module(module)], nil) }
      return ([.external(external("", dependency.name, isLocal: true))], nil)
    case .byName, .unknown:
      if let module = ownTarget(dependency.name, of: package) { return ([.module(module)], nil) }
      return (product(dependency.name, ofPackageNamed: nil, from: package), dependency.name)
    case .product(let name):
      return (product(dependency.name, ofPackageNamed: name, from: package), dependency.name)
    }
  }

  private func ownTarget(_ name: String, of package: Int) -> Int? { targetsByName[package][name] }

  private func external(_ identity: String, _ name: String, isLocal: Bool = false) -> ModuleGraph.ExternalProduct {
    ModuleGraph.ExternalProduct(identity: identity, name: name, isLocal: isLocal)
  }

  /// A product by the package that the dependency names, else by its own name among the local packages, else out of view.
  private func product(_ name: String, ofPackageNamed packageName: String?, from package: Int) -> [End] {
    let declared = packages[package].manifest?.dependencies ?? []
    if let packageName {
      let folded = packageName.lowercased()
      if let dependency = declared.first(where: { $0.identity == folded || $0.name?.lowercased() == folded }) {
        guard case .path(let path) = dependency.location else { return [.external(external(dependency.identity, name))] }
        return localProduct(name, at: PathText.joined(packages[package].directory, path))
          ?? [.external(external(dependency.identity, name, isLocal: true))]
      }
    }
    // Declared local packages first, then the others in view.
    for directory in packages[package].pathDependencies {
      if let ends = localProduct(name, at: directory) { return ends }
    }
    for other in packages.indices where other != package {
      if let ends = localProduct(name, at: packages[other].directory) { return ends }
    }
    if let packageName { return [.external(external(packageName.lowercased(), name))] }
    let identity =
      declared.first { $0.identity == name.lowercased() || $0.name == name }?.identity
      ?? declared.first { WeightList.knows(identity: $0.identity, product: name) }?.identity
    return [.external(external(identity ?? "", name))]
  }

  private func localProduct(_ name: String, at directory: String) -> [End]? {
    guard let package = packageByDirectory[directory], let product = productsByName[package][name] else { return nil }
    return product.targets.compactMap { ownTarget($0, of: package).map(End.module) }
  }
}

extension PackageManifest.Dependency {
  /// A local package.
  package var isPath: Bool { if case .path = location { true } else { false } }
}
