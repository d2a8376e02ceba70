import SwiftLexer

/// An answer that may be out of sight.
package enum Answer: Sendable, Equatable {
  case yes, no, unknown
}

/// A type or an extension: a file, and an index into its `FileFacts.types`.
package struct TypeSite: Hashable, Sendable {
  package var file: Int32
  package var type: Int32
}

/// A declared type: an index into `ProjectIndex.declared`.
package struct TypeID: Hashable, Sendable {
  package var index: Int32
}

/// What a name stands for.
package enum Resolution: Sendable, Equatable {
  case type(TypeID)
  /// An alias of several types at once, or of none that is a name.
  case composition([String], scope: String, file: Int32)
  case functionType
  /// Declared nowhere in view.
  case external
  case ambiguous
}

/// The questions that rules may ask about the whole project: a pure function of its files' facts, whatever their order.
///
/// Where a name is ambiguous or what it stands for is out of view, the answer is `.unknown`, and rules are silent on it.
package struct ProjectIndex: Sendable {
  package let modules: ProjectModules
  /// Sorted by path.
  package let files: [FileFacts]
  /// Declared types; a type declared in several branches of `#if` is one.
  package private(set) var declared: [DeclaredType] = []
  package private(set) var keys: [Key] = []
  package private(set) var clients = Clients()
  /// Modules that files are missing from: unreadable, or skipped.
  package let incomplete: Set<ModuleID>
  /// `nil` where there is no graph.
  package let graph: GraphContext?
  /// What modules are for and what they link; `nil` where there is no graph.
  package private(set) var linkage: Linkage?

  private var typesByName: [String: TypesOfName] = [:]
  private(set) var aliasesByName: [String: [(file: Int32, alias: Int32)]] = [:]
  /// For each file the index of its first type in `typeAtSite`.
  private var firstSites: [Int] = []
  private var typeAtSite: [TypeID?] = []
  private var keysByType: [TypeID: Int] = [:]
  /// Last names of protocols and aliases that may stand for one of the library's key protocols.
  private(set) var namesOfKeyProtocols: Set<String> = []
  private(set) var filesOfRegistration: [String: [Int32]] = [:]
  private(set) var filesOfOverridingFunction: [String: [Int32]] = [:]
  /// Overrides in tests of one endpoint by what does more than to answer, by the endpoint's name.
  private(set) var endpointOverrides: [String: [OverrideSite]] = [:]
  private(set) var filesOfGlobal: [String: [Int32]] = [:]
  /// Modules that declare a function `unimplemented` for others to see.
  private var modulesWithUnimplemented: [ModuleID] = []

  /// Modules with files that show views or previews, each once.
  private var modulesWithPreviews: [ModuleID] = []
  /// Tests take pictures of previews.
  package private(set) var rendersPreviewsInTests = false
  /// Properties of `DependencyValues` that `prepareDependencies` sets in view.
  private(set) var preparedNames: Set<String> = []
  private(set) var uses = DependencyUseTable()
  /// Some key is read in view: code that reads keys is not all elsewhere.
  package private(set) var readsKeys = false
  /// Files that are entries of programs, tests left out.
  private(set) var entries: [FileFacts] = []
  private(set) var importedByApp: Set<String> = []

  /// The project uses swift-dependencies, so that code of it may take a dependency.
  package private(set) var usesLibrary = false

  // What regions are read from.
  /// Types that a reducer's `typealias State = …` names.
  private(set) var aliasedStates: Set<TypeID> = []
  private(set) var liveTypes: Set<TypeID> = []
  private(set) var liveMembers: [TypeID: Set<String>] = [:]
  /// By the last name of a protocol in view.
  private(set) var conformers: [String: Conformers] = [:]
  private(set) var macroModules: [String: Set<ModuleID>] = [:]
  private(set) var effectBuilders: [String: Set<ModuleID>] = [:]
  /// Modules that declare a name of the world's functions themselves.
  private var worldNames: [KnownWord: Set<ModuleID>] = [:]
  private(set) var subjects = SubjectTables()
  private(set) var protocols = ProtocolTables()
  private(set) var endpointReads = EndpointReads()
  /// References of snapshots, by the test files that they belong to.
  private(set) var snapshots = SnapshotTables([], files: [])
  private(set) var partsOfStates: Set<TypeID> = []
  /// UI tests that are counted together, by their folder.
  private(set) var uiTests: [String: UITestGroup] = [:]
  /// By the name of a property of `DependencyValues`: modules that declare one, the library left out.
  private(set) var redeclaredDependencies: [String: Set<ModuleID>] = [:]

  package struct DeclaredType: Sendable {
    package var name: String
    package var module: ModuleID
    package var kind: Declaration.Kind
    /// Only its file sees it.
    package var isFileScoped: Bool
    /// Where it is declared; several for branches of `#if`.
    package var sites: [TypeSite]
    /// Extensions of it in any module.
    package var extensions: [TypeSite] = []
  }

  package init(
    files: [FileFacts], modules: ProjectModules, incomplete: Set<ModuleID> = [], graph: GraphContext? = nil,
    snapshots: [SnapshotFolder] = []
  ) {
    // They mostly are in order, and large to move.
    let isSorted = files.indices.dropFirst().allSatisfy { files[$0 - 1].path <= files[$0].path }
    self.files = isSorted ? files : files.sorted { $0.path < $1.path }
    self.modules = modules
    self.incomplete = incomplete
    self.graph = graph
    declareTypes()
    resolveExtensions()
    namesOfKeyProtocols = collectNamesOfKeyProtocols()
    keys = collectKeys()
    for (index, key) in keys.enumerated() { if let type = key.type { keysByType[type] = index } }
    clients = collectClients()
    filesOfRegistration = collectRegistrations()
    filesOfOverridingFunction = collectOverridingFunctions()
    endpointOverrides = collectEndpointOverrides()
    filesOfGlobal = collectGlobals()
    for facts in self.files where facts.ownUnimplemented == .everywhere && modulesWithUnimplemented.last != facts.module {
      modulesWithUnimplemented.append(facts.module)
    }
    modulesWithPreviews = Set(self.files.filter { $0.showsPreviews && !isTest($0) }.map(\.module)).sorted()
    uses = DependencyUseTable(self.files) { isTest($0) }
    readsKeys = keys.contains { uses.mentions($0) }
    entries = collectEntries()
    importedByApp = entries.isEmpty ? [] : collectImportedByApp()
    preparedNames = Set(preparedProperties().keys)
    rendersPreviewsInTests = self.files.contains { facts in
      isTest(facts) && (facts.mentions.showsPreviews || facts.imports.contains { Self.previewRenderers.contains($0.module) })
    }
    usesLibrary = readsUsesLibrary()
    macroModules = collectModules { $0.macros }
    aliasedStates = collectAliasedStates()
    (liveTypes, liveMembers) = collectLive()
    conformers = collectConformers()
    effectBuilders = collectModules { $0.effectBuilders }
    for facts in self.files where !facts.worldNames.isEmpty && !isTest(facts) {
      for word in facts.worldNames { worldNames[word, default: []].insert(facts.module) }
    }
    redeclaredDependencies = collectModules { $0.registrations.map(\.name) + $0.entries.map(\.name) }
      .mapValues { $0.filter { !isLibrary($0) && !isReducerLibrary($0) } }
    subjects = collectSubjects()
    protocols = collectProtocols()
    endpointReads = collectEndpointReads()
    partsOfStates = collectPartsOfStates()
    uiTests = collectUITests()
    self.snapshots = SnapshotTables(snapshots, files: self.files)
    linkage = graph.map { Linkage(graph: $0.graph, facts: ModuleFacts(self, $0.graph), settings: $0.settings) }
  }

  package subscript(site: TypeSite) -> TypeFact { files[Int(site.file)].types[Int(site.type)] }
  package subscript(type: TypeID) -> DeclaredType { declared[Int(type.index)] }
  package func facts(of site: TypeSite) -> FileFacts { files[Int(site.file)] }
  package func type(at site: TypeSite) -> TypeID? { typeAtSite[index(of: site)] }
  package func key(of type: TypeID) -> Key? { keysByType[type].map { keys[$0] } }

  /// Index into `files`.
  package func fileIndex(of path: String) -> Int32? {
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low < files.count && files[low].path == path ? Int32(low) : nil
  }

  /// All places that give a type members: its declarations and its extensions.
  package func sites(of type: TypeID) -> [TypeSite] { self[type].sites + self[type].extensions }

  /// Whether `unimplemented` means the library's function in a file, and not one that the project declares.
  package func isUnimplementedTheLibrarys(in facts: FileFacts) -> Bool {
    guard facts.ownUnimplemented == .none else { return false }
    return modulesWithUnimplemented.allSatisfy { module in
      guard module != facts.module else { return false }
      return !modules.sees(facts.module, module) || Self.unimplementedModules.contains(modules[module].name)
    }
  }

  /// Previews may use what a module declares: it, or a module that sees it, has files with views or previews.
  package func isSeenByPreviews(_ module: ModuleID) -> Bool {
    modulesWithPreviews.contains { modules.sees($0, module) }
  }

  /// Modules that `unimplemented` can be imported from.
  package static let unimplementedModules: Set<String> = [
    "IssueReporting", "XCTestDynamicOverlay", "Dependencies", "ComposableArchitecture",
  ]

  /// Whether `shuffled`, `sleep` and their like may mean a function, or an endpoint, of the project's own.
  package func declaresWorldName(_ word: KnownWord, seenBy module: ModuleID) -> Bool {
    worldNames[word]?.contains { modules.sees(module, $0) } ?? false
  }

  /// Modules by which tests take pictures of previews.
  private static let previewRenderers: Set<String> = [
    "Prefire", "PreviewSnapshots", "PreviewSnapshotsTesting", "SnapshotPreviews", "SnapshottingTests", "SnapshottingTestsObjc",
  ]

  // MARK: Building

  private func index(of site: TypeSite) -> Int { firstSites[Int(site.file)] + Int(site.type) }

  private mutating func declareTypes() {
    var siteCount = 0
    for facts in files {
      firstSites.append(siteCount)
      siteCount += facts.types.count
    }
    typeAtSite = Array(repeating: nil, count: siteCount)
    for fileIndex in files.indices {
      let facts = files[fileIndex]
      for typeIndex in facts.types.indices where facts.types[typeIndex].kind != .`extension` {
        let type = facts.types[typeIndex]
        let site = TypeSite(file: Int32(fileIndex), type: Int32(typeIndex))
        if !type.isLocal, let same = sameType(type, module: facts.module, file: site.file) {
          declared[Int(same.index)].sites.append(site)
          typeAtSite[index(of: site)] = same
          continue
        }
        let id = TypeID(index: Int32(declared.count))
        declared.append(
          DeclaredType(name: type.name, module: facts.module, kind: type.kind, isFileScoped: type.isPrivate, sites: [site]))
        typeAtSite[index(of: site)] = id
        if !type.isLocal {
          typesByName[type.name, default: TypesOfName()].add(
            id, module: facts.module, file: site.file, isFileScoped: type.isPrivate)
        }
      }
      for aliasIndex in facts.aliases.indices {
        aliasesByName[facts.aliases[aliasIndex].name, default: []].append((Int32(fileIndex), Int32(aliasIndex)))
      }
    }
  }

  /// An earlier declaration of the same type.
  private func sameType(_ type: TypeFact, module: ModuleID, file: Int32) -> TypeID? {
    guard let types = typesByName[type.name] else { return nil }
    let others = types.group(of: module)?.entries ?? []
    // Without a manifest, two files that declare one name may be of two targets.
    let isOfOneFile = type.isPrivate || !modules[module].isDeclared
    let candidates = types.fileScoped.entries(of: file) + (isOfOneFile ? others.entries(of: file) : others[...])
    return candidates.filter { self[$0.id].kind == type.kind }.map(\.id).min { $0.index < $1.index }
  }

  private mutating func resolveExtensions() {
    for fileIndex in files.indices {
      for typeIndex in files[fileIndex].types.indices where files[fileIndex].types[typeIndex].kind == .`extension` {
        let site = TypeSite(file: Int32(fileIndex), type: Int32(typeIndex))
        guard case .type(let id) = resolve(self[site].name, scope: "", file: site.file) else { continue }
        declared[Int(id.index)].extensions.append(site)
        typeAtSite[index(of: site)] = id
      }
    }
  }

  // MARK: Names

  /// What a name means where it is written: looked for from the innermost scope outwards, then as a member of a module.
  package func resolve(_ name: String, scope: String, file: Int32, depth: Int = 0) -> Resolution {
    guard !name.isEmpty, depth < 8 else { return .external }
    var scope = scope
    while true {
      let candidate = scope.isEmpty ? name : scope + "." + name
      if let found = lookUp(candidate, file: file, in: nil, depth: depth) { return found }
      if scope.isEmpty { break }
      scope = QualifiedName.parent(scope)
    }
    // `Module.Type`
    let first = QualifiedName.first(name)
    guard first.utf8.count < name.utf8.count else { return .external }
    for module in modules.ids(named: first) where modules.sees(files[Int(file)].module, module) {
      let rest = String(name.dropFirst(first.count + 1))
      if let found = lookUp(rest, file: file, in: module, depth: depth) { return found }
    }
    return resolveThroughAlias(name, file: file, depth: depth)
  }

  /// `Alias.Nested`, where `Alias` stands for a type.
  private func resolveThroughAlias(_ name: String, file: Int32, depth: Int) -> Resolution {
    let parent = QualifiedName.parent(name)
    guard !parent.isEmpty, aliasesByName[parent] != nil, depth < 8,
      case .type(let id)? = lookUp(parent, file: file, in: nil, depth: depth + 1)
    else { return .external }
    return lookUp(self[id].name + "." + QualifiedName.last(name), file: file, in: nil, depth: depth + 1) ?? .external
  }

  private func lookUp(_ name: String, file: Int32, in module: ModuleID?, depth: Int) -> Resolution? {
    let own = files[Int(file)].module
    if let types = typesByName[name] {
      if let entry = types.fileScoped.entries(of: file).first { return .type(entry.id) }
      var elsewhere: TypeID?
      var isAmbiguous = false
      for group in types.groups where module == nil || group.module == module {
        if group.module == own, module == nil { return nearest(group.entries, to: file) }
        guard modules.sees(own, group.module) else { continue }
        isAmbiguous = elsewhere != nil || group.entries.count > 1
        elsewhere = group.entries.first?.id
      }
      if let elsewhere { return isAmbiguous ? .ambiguous : .type(elsewhere) }
    }
    return lookUpAlias(name, file: file, in: module, depth: depth)
  }

  /// Of types of one name in a module whose targets are not known: that of the file itself, else the only one that shares
  /// the most folders with it.
  ///
  /// Files are sorted by path, so the files of a folder stand side by side: who shares the most is a neighbour.
  private func nearest(_ entries: [TypesOfName.Entry], to file: Int32) -> Resolution {
    if entries.count == 1 { return .type(entries[0].id) }
    let next = entries.firstIndex(notBefore: file)
    if next < entries.count, entries[next].file == file { return .type(entries[next].id) }
    func shared(_ index: Int) -> Int {
      entries.indices.contains(index) ? sharedFolders(files[Int(file)].path, files[Int(entries[index].file)].path) : -1
    }
    let before = shared(next - 1)
    let behind = shared(next)
    guard before != behind else { return .ambiguous }
    if before > behind { return shared(next - 2) == before ? .ambiguous : .type(entries[next - 1].id) }
    return shared(next + 1) == behind ? .ambiguous : .type(entries[next].id)
  }

  /// Number of folders, from the root on, that two paths have in common.
  private func sharedFolders(_ path: String, _ other: String) -> Int {
    var count = 0
    for (a, b) in zip(path.utf8, other.utf8) {
      if a != b { break }
      if a == UInt8(ascii: "/") { count += 1 }
    }
    return count
  }

  private func lookUpAlias(_ name: String, file: Int32, in module: ModuleID?, depth: Int) -> Resolution? {
    let own = files[Int(file)].module
    var found: Resolution?
    for (aliasFile, index) in aliasesByName[name] ?? [] {
      let home = files[Int(aliasFile)].module
      guard module.map({ $0 == home }) ?? modules.sees(own, home) else { continue }
      let alias = files[Int(aliasFile)].aliases[Int(index)]
      let meaning: Resolution
      if alias.isFunction {
        meaning = .functionType
      } else if alias.targets.count == 1 {
        // An alias of its own name means the outer one.
        let inner = alias.targets[0] == name ? Resolution.external : resolve(alias.targets[0], scope: alias.scope, file: aliasFile, depth: depth + 1)
        meaning = inner == .external ? .composition(alias.targets, scope: alias.scope, file: aliasFile) : inner
      } else {
        meaning = .composition(alias.targets, scope: alias.scope, file: aliasFile)
      }
      if home == own { return meaning }
      if let found, found != meaning { return .ambiguous }
      found = meaning
    }
    return found
  }

  /// Whether code of a file that says `name` means something that the project itself declares, and so not the library's.
  package func isShadowed(_ name: String, in file: FileFacts) -> Bool {
    if let types = typesByName[name] {
      if types.groups.contains(where: { modules.sees(file.module, $0.module) }) { return true }
      if let index = fileIndex(of: file.path), !types.fileScoped.entries(of: index).isEmpty { return true }
    }
    for (aliasFile, _) in aliasesByName[name] ?? [] where modules.sees(file.module, files[Int(aliasFile)].module) { return true }
    return false
  }

  /// Types of a name that a module may see, in any module.
  package func types(named name: String, seenBy module: ModuleID) -> [TypeID] {
    (typesByName[name]?.all ?? []).filter { modules.sees(module, self[$0].module) }
  }
}
