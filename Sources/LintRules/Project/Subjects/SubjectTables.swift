import SwiftLexer

/// What the whole project says of the dependencies that its types declare: who else may read one.
struct SubjectTables: Sendable {
  /// By the name of a dependency: modules where a member of that name is read of some value.
  fileprivate(set) var readers: [NameHash: Set<ModuleID>] = [:]
  /// Last names that classes inherit from.
  fileprivate(set) var superclasses: Set<String> = []
  /// By the last name of a type with dependencies: extensions of which it is not known whether they are its own.
  fileprivate(set) var looseExtensions: [String: [TypeSite]] = [:]
  /// Modules that call `withDependencies(from:)` for something else than `self`.
  fileprivate(set) var sourceModules: Set<ModuleID> = []
}

extension ProjectIndex {
  func collectSubjects() -> SubjectTables {
    var tables = SubjectTables()
    var candidates: Set<NameHash> = []
    var owners: Set<String> = []
    for facts in files {
      for type in facts.types where !type.dependencies.isEmpty {
        owners.insert(QualifiedName.last(type.name))
        for property in type.dependencies where !property.isPrivate { candidates.insert(NameHash(property.name)) }
      }
    }
    guard !owners.isEmpty else { return tables }
    var filter = [UInt64](repeating: 0, count: 1024)
    for name in candidates { filter[Int(name.value >> 6 & 1023)] |= 1 << UInt64(name.value & 63) }
    for (index, facts) in files.enumerated() {
      for name in facts.mentions.members
      where filter[Int(name.value >> 6 & 1023)] & (1 << UInt64(name.value & 63)) != 0 && candidates.contains(name) {
        tables.readers[name, default: []].insert(facts.module)
      }
      if facts.mentions.handsOnDependencies { tables.sourceModules.insert(facts.module) }
      for (typeIndex, type) in facts.types.enumerated() {
        if type.kind == .`class` { for entry in type.inherits { tables.superclasses.insert(QualifiedName.last(entry.name)) } }
        let site = TypeSite(file: Int32(index), type: Int32(typeIndex))
        if type.kind == .`extension`, self.type(at: site) == nil, owners.contains(QualifiedName.last(type.name)) {
          tables.looseExtensions[QualifiedName.last(type.name), default: []].append(site)
        }
      }
    }
    return tables
  }

  /// Extensions of a type in other files, and those that may be of it.
  private func foreignExtensions(of type: TypeID, outside file: Int32) -> [TypeSite] {
    let loose = subjects.looseExtensions[QualifiedName.last(self[type].name)] ?? []
    return (sites(of: type) + loose).filter { $0.file != file }
  }

  private func mentions(in site: TypeSite) -> MentionedNames.InExtension? {
    files[Int(site.file)].mentions.inExtensions.first { $0.type == site.type }
  }

  /// Whether a member of `self` of this name may be meant in an extension of a type that stands in another file.
  package func isMentioned(_ name: NameHash, inExtensionsOf type: TypeID, outside file: Int32) -> Bool {
    foreignExtensions(of: type, outside: file).contains { site in
      guard self[site].kind == .`extension` else { return self[type].sites.contains(site) }
      return mentions(in: site)?.names.contains(name) ?? false
    }
  }

  /// An extension in another file calls `withDependencies(from: self)`.
  package func isSource(_ type: TypeID, outside file: Int32) -> Bool {
    foreignExtensions(of: type, outside: file).contains { mentions(in: $0)?.isSource ?? false }
  }

  /// `withDependencies(from:)` is called for something else than `self` where the module's types are seen.
  package func handsOnDependencies(of module: ModuleID) -> Bool {
    subjects.sourceModules.contains { modules.sees($0, module) }
  }

  /// Whether `x.name` is read of some value where a module's declarations are seen.
  package func isRead(_ name: NameHash, ofTypesIn module: ModuleID) -> Bool {
    subjects.readers[name]?.contains { modules.sees($0, module) } ?? false
  }

  /// A class in view inherits from a type of this name.
  package func hasSubclass(_ type: TypeID) -> Bool {
    self[type].kind == .`class` && subjects.superclasses.contains(QualifiedName.last(self[type].name))
  }

  /// Whether a protocol that a type conforms to asks for a property of this name. A protocol of which there are several is
  /// taken to.
  package func isRequired(_ name: String, of type: TypeID) -> Bool {
    var pending: [(name: String, scope: String, file: Int32)] = []
    for site in sites(of: type) { pending += self[site].inherits.map { ($0.name, self[site].scope, site.file) } }
    var seen: Set<TypeID> = []
    var steps = 0
    while let next = pending.popLast() {
      steps += 1
      guard steps < 256 else { return true }
      switch resolve(next.name, scope: next.scope, file: next.file) {
      case .type(let id):
        guard seen.insert(id).inserted else { continue }
        for site in self.sites(of: id) {
          if self[site].requirements.contains(name) { return true }
          pending += self[site].inherits.map { ($0.name, self[site].scope, site.file) }
        }
      case .composition(let targets, let scope, let file):
        pending += targets.filter { $0 != next.name }.map { ($0, scope, file) }
      case .ambiguous: return true
      case .external, .functionType: continue
      }
    }
    return false
  }
}
