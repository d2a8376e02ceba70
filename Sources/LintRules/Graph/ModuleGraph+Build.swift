import SwiftLexer

/// A package in view.
package struct LocatedPackage: Sendable {
  package enum Content: Sendable {
    /// Read from the manifest's own text.
    case literal(PackageManifest)
    /// Told by SwiftPM.
    case evaluated(PackageManifest)
    /// Completes "package X: …". Its tools version still decides the language mode.
    case notJudged(reason: String, toolsVersion: ToolsVersion?)
  }
  /// Relative to the root, normalized; empty for the root itself.
  package var directory: String
  /// The manifest that counts, relative to the root. Places in the manifest point into it.
  package var manifestPath: String
  package var content: Content
  /// The manifest has `#if`, or reads its environment.
  package var dependsOnHost = false

  package init(directory: String, manifestPath: String, content: Content) {
    self.directory = directory
    self.manifestPath = manifestPath
    self.content = content
  }

  package var manifest: PackageManifest? {
    switch content {
    case .literal(let manifest), .evaluated(let manifest): manifest
    case .notJudged: nil
    }
  }

  /// The package with another text of its manifest, where it was read from the text; else as it is.
  package func reread(_ file: SourceFile) -> LocatedPackage {
    guard case .literal = content, case .manifest(let manifest) = ManifestReader.read(file) else { return self }
    var package = self
    package.content = .literal(manifest)
    return package
  }

  /// Folders of the local packages that it names by `path:`, as paths from the root.
  package var pathDependencies: [String] {
    (manifest?.dependencies ?? []).compactMap { dependency in
      guard case .path(let path) = dependency.location else { return nil }
      return PathText.joined(directory, path)
    }
  }
}

extension ModuleGraph {
  /// - Parameters:
  ///   - packages: every package in view, in any order.
  ///   - files: every source file in view, relative to the root.
  ///   - folders: folders that exist beyond those that hold one of `files`.
  ///   - mode: how the graph was asked for, for the report.
  package init(packages: [LocatedPackage], files: [String], folders: [String] = [], mode: String) {
    var builder = GraphBuilder(
      packages.sorted { $0.directory < $1.directory }, files: files, folders: folders, isOff: mode == "off")
    builder.addModules()
    builder.addFiles(files)
    builder.addEdges()
    self = builder.graph(mode: mode)
  }

  /// No manifest at all: every file is a file of no target.
  package static let empty = ModuleGraph(packages: [], files: [], mode: "off")

  init(
    _ builder: GraphBuilder, modules: [Module], edges: [Edge], edgeStarts: [Int], products: [ExternalProduct], mode: String
  ) {
    self.modules = modules
    self.edges = edges
    self.edgeStarts = edgeStarts
    externalProducts = products
    packages = builder.packages.enumerated().map { index, package in
      let manifest = package.manifest
      var version = manifest?.toolsVersion
      var isEvaluated = false
      if case .notJudged(_, let toolsVersion) = package.content { version = toolsVersion }
      if case .evaluated = package.content { isEvaluated = true }
      return Package(
        name: manifest?.name ?? String(PathText.lastComponent(package.directory)), directory: package.directory,
        manifestPath: package.manifestPath, toolsVersion: version, isEvaluated: isEvaluated,
        dependsOnHost: isEvaluated && package.dependsOnHost, isJudged: manifest != nil,
        products: manifest?.products ?? [], dependencies: manifest?.dependencies ?? [],
        modules: builder.moduleRanges[index])
    }
    packagesByDirectory = Dictionary(
      builder.packages.enumerated().map { ($1.directory, $0) }, uniquingKeysWith: { first, _ in first })
    packagesByManifest = Dictionary(
      builder.packages.enumerated().map { ($1.manifestPath, $0) }, uniquingKeysWith: { first, _ in first })
    let numbers = packagesByDirectory
    visiblePackages = builder.packages.map { package in
      var seen: Set<Int> = []
      var pending = package.pathDependencies
      while let directory = pending.popLast() {
        guard let index = numbers[directory], seen.insert(index).inserted else { continue }
        pending += builder.packages[index].pathDependencies
      }
      return seen
    }
    owners = builder.owners
    aliases = builder.aliases
    modulesByName = Dictionary(grouping: modules.map(\.id)) { modules[$0.position].moduleName }
    productsByName = Dictionary(grouping: products.indices.map { ProductID(index: $0) }) {
      ModuleName.make(from: products[$0.index].name)
    }
    var dependents: [Set<ModuleID>] = Array(repeating: [], count: modules.count)
    for edge in edges {
      if case .module(let id) = edge.to { dependents[id.position].insert(edge.from) }
    }
    dependentLists = dependents.map { $0.sorted() }
    closures = Self.closures(modules: modules, edges: edges, edgeStarts: edgeStarts, columns: modules.count + products.count)
    var status = LintReport.GraphStatus()
    status.mode = mode
    status.notJudged = builder.notJudged
    self.status = status
  }

  /// Unites the rows of what each module depends on, dependencies first, until nothing changes: at once where no edges run
  /// in a circle.
  private static func closures(modules: [Module], edges: [Edge], edgeStarts: [Int], columns: Int) -> BitRows {
    var rows = BitRows(rows: modules.count, columns: columns)
    let order = dependenciesFirst(modules: modules, edges: edges, edgeStarts: edgeStarts)
    var isChanged = true
    while isChanged {
      isChanged = false
      for module in order {
        for edge in edges[edgeStarts[module]..<edgeStarts[module + 1]] {
          switch edge.to {
          case .external(let id):
            if rows.insert(module, modules.count + id.index) { isChanged = true }
          case .module(let id):
            if modules[id.position].kind == .macro || modules[id.position].kind == .plugin { continue }
            if rows.insert(module, id.position) { isChanged = true }
            if rows.unite(module, with: id.position) { isChanged = true }
          }
        }
      }
    }
    return rows
  }

  /// Depth first, with a stack of its own.
  private static func dependenciesFirst(modules: [Module], edges: [Edge], edgeStarts: [Int]) -> [Int] {
    var order: [Int] = []
    var isSeen = Array(repeating: false, count: modules.count)
    for start in modules.indices where !isSeen[start] {
      var stack = [(module: start, edge: edgeStarts[start])]
      isSeen[start] = true
      while let top = stack.last {
        guard top.edge < edgeStarts[top.module + 1] else {
          order.append(top.module)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].edge += 1
        if case .module(let next) = edges[top.edge].to, !isSeen[next.position] {
          isSeen[next.position] = true
          stack.append((next.position, edgeStarts[next.position]))
        }
      }
    }
    return order
  }
}
