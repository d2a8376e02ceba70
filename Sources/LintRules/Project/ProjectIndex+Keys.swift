import SwiftLexer

/// A dependency key: a type that conforms to `DependencyKey` or `TestDependencyKey`, itself or through protocols in view.
package struct Key: Sendable {
  /// `nil` where the type is declared out of view.
  package var type: TypeID?
  /// As the index knows the type, else as it is written.
  package var name: String
  /// In order of file and place.
  package var conformances: [Conformance]

  package struct Conformance: Sendable {
    package var site: TypeSite
    /// The entry of the inheritance clause.
    package var range: SourceRange
    package var role: Role
    package var module: ModuleID
  }

  /// Which of the library's protocols.
  package enum Role: UInt8, Sendable, Comparable {
    case none, test, live
    package static func < (lhs: Role, rhs: Role) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// The conformance whose module decides which test and preview values the library uses.
  package var home: Conformance? { conformances.first { $0.role == .test } ?? live }

  /// Whether the library would use a test or preview value of a module: the module has to state the conformance to
  /// `TestDependencyKey`, by itself or as a part of `DependencyKey`.
  package func isHome(_ module: ModuleID) -> Bool {
    let isSplit = conformances.contains { $0.role == .test }
    return conformances.contains { $0.module == module && (!isSplit || $0.role == .test) }
  }

  /// The first conformance that promises a live value.
  package var live: Conformance? { conformances.first { $0.role == .live } }
}

extension ProjectIndex {
  // MARK: Roles of protocols

  /// Which of the library's key protocols an inherited name stands for, through protocols and aliases in view.
  package func role(of name: String, scope: String, file: Int32, depth: Int = 0) -> Key.Role {
    guard depth < 16, namesOfKeyProtocols.contains(QualifiedName.last(name)) else { return .none }
    if let role = libraryRole(name, file: file) { return role }
    switch resolve(name, scope: scope, file: file) {
    case .type(let id):
      guard self[id].kind == .`protocol` else { return .none }
      return self[id].sites.map { site in
        self[site].inherits.map { role(of: $0.name, scope: self[site].scope, file: site.file, depth: depth + 1) }.max() ?? .none
      }.max() ?? .none
    case .composition(let names, let scope, let aliasFile):
      return names.filter { $0 != name }.map { role(of: $0, scope: scope, file: aliasFile, depth: depth + 1) }.max() ?? .none
    case .functionType, .external, .ambiguous:
      return .none
    }
  }

  /// `nil` for a name that is none of the library's.
  private func libraryRole(_ name: String, file: Int32) -> Key.Role? {
    let role: Key.Role
    switch QualifiedName.last(name) {
    case "DependencyKey": role = .live
    case "TestDependencyKey": role = .test
    default: return nil
    }
    switch QualifiedName.parent(name) {
    case "Dependencies", "ComposableArchitecture", "DependenciesMacros": return role
    case "": return declaresAnother(QualifiedName.last(name), file: file) ? Key.Role.none : role
    default: return nil
    }
  }

  /// A protocol of the name that is in sight and is not the library's own.
  private func declaresAnother(_ name: String, file: Int32) -> Bool {
    types(named: name, seenBy: files[Int(file)].module).contains { id in
      self[id].kind == .`protocol` && !isLibrary(self[id].module)
    }
  }

  /// A module that declares the library's own types *is* the library, also where it only stands in for it.
  package func isLibrary(_ module: ModuleID) -> Bool {
    ["DependencyKey", "TestDependencyKey"].allSatisfy { name in
      types(named: name, seenBy: module).contains { self[$0].module == module && self[$0].kind == .`protocol` && refinesNothingElse($0) }
    }
  }

  private func refinesNothingElse(_ id: TypeID) -> Bool {
    self[id].sites.allSatisfy { self[$0].inherits.allSatisfy { QualifiedName.last($0.name) != "DependencyKey" } }
  }

  /// Last names of what may lead to a key protocol: the library's, and in turn protocols that refine and aliases that name
  /// one of these. Nearly all that types inherit from can be told from it at a glance.
  func collectNamesOfKeyProtocols() -> Set<String> {
    var users: [String: [String]] = [:]
    for facts in files {
      for type in facts.types where type.kind == .`protocol` {
        for entry in type.inherits { users[QualifiedName.last(entry.name), default: []].append(QualifiedName.last(type.name)) }
      }
      for alias in facts.aliases {
        for target in alias.targets { users[QualifiedName.last(target), default: []].append(QualifiedName.last(alias.name)) }
      }
    }
    var pending = ["DependencyKey", "TestDependencyKey"]
    var names = Set(pending)
    while let name = pending.popLast() {
      for user in users[name] ?? [] where names.insert(user).inserted { pending.append(user) }
    }
    return names
  }

  // MARK: Keys

  func collectKeys() -> [Key] {
    var keys: [Key] = []
    var indexByType: [TypeID: Int] = [:]
    var indexByName: [String: Int] = [:]
    for fileIndex in files.indices {
      for typeIndex in files[fileIndex].types.indices {
        let site = TypeSite(file: Int32(fileIndex), type: Int32(typeIndex))
        let fact = self[site]
        guard fact.kind != .`protocol`, !fact.inherits.isEmpty else { continue }
        for entry in fact.inherits {
          let role = role(of: entry.name, scope: fact.scope, file: site.file)
          guard role != .none else { continue }
          let module = files[fileIndex].module
          let conformance = Key.Conformance(site: site, range: entry.range, role: role, module: module)
          let type = type(at: site)
          let known = type.map { indexByType[$0] } ?? indexByName["\(module.index) \(fact.name)"]
          if let known {
            keys[known].conformances.append(conformance)
            continue
          }
          if let type { indexByType[type] = keys.count } else { indexByName["\(module.index) \(fact.name)"] = keys.count }
          keys.append(Key(type: type, name: type.map { self[$0].name } ?? fact.name, conformances: [conformance]))
        }
      }
    }
    return keys
  }

  /// Whether the library finds a value of the key: a member of the type in the modules of its conformances, or one that a
  /// protocol in view supplies. A member in any other module is never used.
  package func value(_ name: ValueMember.Name, of key: Key) -> Answer {
    guard let type = key.type else { return .unknown }
    let homes = Set(key.conformances.map(\.module))
    for site in sites(of: type) where homes.contains(facts(of: site).module) {
      if self[site].values.contains(where: { $0.name == name }) { return .yes }
    }
    for conformance in key.conformances where isSupplied(name, by: conformance) { return .yes }
    return homes.isDisjoint(with: incomplete) ? .no : .unknown
  }

  /// Whether a protocol between the type and the library's gives the member in an extension.
  private func isSupplied(_ name: ValueMember.Name, by conformance: Key.Conformance) -> Bool {
    let fact = self[conformance.site]
    var pending = fact.inherits.map { (name: $0.name, scope: fact.scope, file: conformance.site.file) }
    var seen: Set<TypeID> = []
    while let next = pending.popLast() {
      switch resolve(next.name, scope: next.scope, file: next.file) {
      case .type(let id):
        guard self[id].kind == .`protocol`, !isLibrary(self[id].module), seen.insert(id).inserted else { continue }
        if sites(of: id).contains(where: { self[$0].kind == .`extension` && self[$0].values.contains { $0.name == name } }) { return true }
        for site in self[id].sites { pending += self[site].inherits.map { ($0.name, self[site].scope, site.file) } }
      case .composition(let names, let scope, let file):
        if names.count > 1 || names.first != next.name { pending += names.map { ($0, scope, file) } }
      case .functionType, .external, .ambiguous:
        continue
      }
      if pending.count > 256 { return false }
    }
    return false
  }

  /// The member of a key in the modules of its conformances, where it is in view.
  package func member(_ name: ValueMember.Name, of key: Key) -> (site: TypeSite, member: ValueMember)? {
    guard let type = key.type else { return nil }
    let homes = Set(key.conformances.map(\.module))
    for site in sites(of: type) where homes.contains(facts(of: site).module) {
      if let member = self[site].values.first(where: { $0.name == name }) { return (site, member) }
    }
    return nil
  }

  // MARK: Worlds

  /// Code that only tests run: by the manifest where one claims the file, else by its folders, else by what it declares.
  package func isTest(_ facts: FileFacts) -> Bool {
    let module = modules[facts.module]
    if module.isDeclared { return module.isTest }
    return module.isTest || Self.isTestPath(facts.path) || facts.declaresTests
  }

  /// A folder of the path is called as folders of tests are.
  package static func isTestPath(_ path: String) -> Bool {
    // The last five bytes, the newest in the lowest bits.
    var recent: UInt64 = 0
    for byte in Array(path.utf8) {
      if byte == UInt8(ascii: "/"), recent == 0x54_65_73_74_73 || recent == 0x53_70_65_63_73 { return true }  // Tests, Specs
      recent = (recent << 8 | UInt64(byte)) & 0xFF_FFFF_FFFF
    }
    return false
  }
}
