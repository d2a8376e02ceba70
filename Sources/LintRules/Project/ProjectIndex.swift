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

  private var idsByName: [String: [TypeID]] = [:]
  private var aliasesByName: [String: [(file: Int32, alias: Int32)]] = [:]
  private var typeAtSite: [TypeSite: TypeID] = [:]
  private var keysByType: [TypeID: Int] = [:]
  private(set) var filesOfRegistration: [String: [Int32]] = [:]
  /// Modules that declare a function `unimplemented` for others to see.
  private var modulesWithUnimplemented: [ModuleID] = []

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
  /// By the name of a property of `DependencyValues`: modules that declare one, the library left out.
  private(set) var redeclaredDependencies: [String: Set<ModuleID>] = [:]

  package struct DeclaredType: Sendable {
    package var name: String
    package var module: ModuleID
    package var kind: Declaration.Kind
    /// Where it is declared; several for branches of `#if`.
    package var sites: [TypeSite]
    /// Extensions of it in any module.
    package var extensions: [TypeSite] = []
  }

  package init(
    files: [FileFacts], modules: ProjectModules, incomplete: Set<ModuleID> = [], graph: GraphContext? = nil
  ) {
    self.files = files.sorted { $0.path < $1.path }
    self.modules = modules
    self.incomplete = incomplete
    self.graph = graph
    declareTypes()
    resolveExtensions()
    keys = collectKeys()
    for (index, key) in keys.enumerated() { if let type = key.type { keysByType[type] = index } }
    clients = collectClients()
    filesOfRegistration = collectRegistrations()
    for facts in self.files where facts.ownUnimplemented == .everywhere && modulesWithUnimplemented.last != facts.module {
      modulesWithUnimplemented.append(facts.module)
    }
    usesLibrary = readsUsesLibrary()
    macroModules = collectModules { $0.macros }
    aliasedStates = collectAliasedStates()
    (liveTypes, liveMembers) = collectLive()
    conformers = collectConformers()
    effectBuilders = collectModules { $0.effectBuilders }
    redeclaredDependencies = collectModules { $0.registrations.map(\.name) + $0.entries.map(\.name) }
      .mapValues { $0.filter { !isLibrary($0) } }
    linkage = graph.map { Linkage(graph: $0.graph, facts: ModuleFacts(self, $0.graph), settings: $0.settings) }
  }

  package subscript(site: TypeSite) -> TypeFact { files[Int(site.file)].types[Int(site.type)] }
  package subscript(type: TypeID) -> DeclaredType { declared[Int(type.index)] }
  package func facts(of site: TypeSite) -> FileFacts { files[Int(site.file)] }
  package func type(at site: TypeSite) -> TypeID? { typeAtSite[site] }
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

  /// Modules that `unimplemented` can be imported from.
  package static let unimplementedModules: Set<String> = [
    "IssueReporting", "XCTestDynamicOverlay", "Dependencies", "ComposableArchitecture",
  ]

  // MARK: Building

  private mutating func declareTypes() {
    for fileIndex in files.indices {
      let facts = files[fileIndex]
      for typeIndex in facts.types.indices where facts.types[typeIndex].kind != .`extension` {
        let type = facts.types[typeIndex]
        let site = TypeSite(file: Int32(fileIndex), type: Int32(typeIndex))
        if !type.isLocal, let same = sameType(type, module: facts.module, file: Int32(fileIndex)) {
          declared[Int(same.index)].sites.append(site)
          typeAtSite[site] = same
          continue
        }
        let id = TypeID(index: Int32(declared.count))
        declared.append(DeclaredType(name: type.name, module: facts.module, kind: type.kind, sites: [site]))
        typeAtSite[site] = id
        if !type.isLocal { idsByName[type.name, default: []].append(id) }
      }
      for aliasIndex in facts.aliases.indices {
        aliasesByName[facts.aliases[aliasIndex].name, default: []].append((Int32(fileIndex), Int32(aliasIndex)))
      }
    }
  }

  private func sameType(_ type: TypeFact, module: ModuleID, file: Int32) -> TypeID? {
    idsByName[type.name]?.first { id in
      let other = self[id]
      guard other.module == module, other.kind == type.kind else { return false }
      // Without a manifest, two files that declare one name may be of two targets.
      let isOfOneFile = isFileScoped(other) || type.isPrivate || !modules[module].isDeclared
      return isOfOneFile ? other.sites[0].file == file : true
    }
  }

  private func isFileScoped(_ type: DeclaredType) -> Bool { self[type.sites[0]].isPrivate }

  private mutating func resolveExtensions() {
    for fileIndex in files.indices {
      for typeIndex in files[fileIndex].types.indices where files[fileIndex].types[typeIndex].kind == .`extension` {
        let site = TypeSite(file: Int32(fileIndex), type: Int32(typeIndex))
        guard case .type(let id) = resolve(self[site].name, scope: "", file: site.file) else { continue }
        declared[Int(id.index)].extensions.append(site)
        typeAtSite[site] = id
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
    var inside: [TypeID] = []
    var elsewhere: TypeID?
    var isAmbiguous = false
    for id in idsByName[name] ?? [] {
      let type = self[id]
      if isFileScoped(type) {
        if type.sites[0].file == file { return .type(id) }
        continue
      }
      if let module, type.module != module { continue }
      if type.module == own, module == nil {
        inside.append(id)
        continue
      }
      guard modules.sees(own, type.module) else { continue }
      isAmbiguous = elsewhere != nil
      elsewhere = id
    }
    if !inside.isEmpty { return inside.count == 1 ? .type(inside[0]) : nearest(inside, to: file) }
    if let elsewhere { return isAmbiguous ? .ambiguous : .type(elsewhere) }
    return lookUpAlias(name, file: file, in: module, depth: depth)
  }

  /// Of types of one name in a module whose targets are not known: that of the file itself, else the only one that shares
  /// the most folders with it.
  private func nearest(_ ids: [TypeID], to file: Int32) -> Resolution {
    let folders = files[Int(file)].path.split(separator: "/").dropLast()
    var best: (id: TypeID, shared: Int)?
    var isTied = false
    for id in ids {
      let site = self[id].sites[0]
      if site.file == file { return .type(id) }
      let shared = zip(folders, files[Int(site.file)].path.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
      if let best, best.shared >= shared {
        isTied = isTied || best.shared == shared
      } else {
        best = (id, shared)
        isTied = false
      }
    }
    guard let best, !isTied else { return .ambiguous }
    return .type(best.id)
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
    for id in idsByName[name] ?? [] where modules.sees(file.module, self[id].module) {
      if isFileScoped(self[id]), files[Int(self[id].sites[0].file)].path != file.path { continue }
      return true
    }
    for (aliasFile, _) in aliasesByName[name] ?? [] where modules.sees(file.module, files[Int(aliasFile)].module) { return true }
    return false
  }

  /// Types of a name that a module may see, in any module.
  package func types(named name: String, seenBy module: ModuleID) -> [TypeID] {
    (idsByName[name] ?? []).filter { modules.sees(module, self[$0].module) }
  }
}
