import SwiftLexer

/// What keys supply: their values, and the structs of endpoints that these are made of. All of them are called clients here.
package struct Clients: Sendable {
  /// For each client that is declared in view, those it belongs with: a key and its value, a value and its parts.
  private var relatives: [TypeID: [TypeID]] = [:]
  private var members: Set<TypeID> = []
  /// For each type declared in view the keys that supply it: indices into `ProjectIndex.keys`.
  private var keysOfValue: [TypeID: [Int]] = [:]
  /// Static members that test values are.
  private var testMembers: [TypeID: [String]] = [:]

  package init() {}

  package func contains(_ type: TypeID) -> Bool { members.contains(type) }

  /// A key's test value is this static member of the client: `testValue = .noop`.
  package func isTestValue(_ member: String, of type: TypeID) -> Bool { testMembers[type]?.contains(member) ?? false }

  /// In the order in which they were found.
  package func relatives(of type: TypeID) -> [TypeID] { relatives[type] ?? [] }

  /// Keys whose values are of the type, itself included where it is one: indices into `ProjectIndex.keys`, in order.
  package func keys(ofValue type: TypeID) -> [Int] { keysOfValue[type] ?? [] }

  mutating func supply(_ type: TypeID, by key: Int) { keysOfValue[type, default: []].append(key) }

  mutating func insert(_ type: TypeID) -> Bool { members.insert(type).inserted }

  mutating func markTestValue(_ member: String, of type: TypeID) { testMembers[type, default: []].append(member) }

  mutating func relate(_ type: TypeID, _ other: TypeID) {
    guard type != other, !relatives(of: type).contains(other) else { return }
    relatives[type, default: []].append(other)
    relatives[other, default: []].append(type)
  }
}

extension ProjectIndex {
  /// The type of a key's values where it is declared in view: by `typealias Value`, else by one of its values, else the key.
  package func valueType(of key: Key) -> TypeID? {
    guard let name = valueName(of: key) else { return key.type }
    if name.text == "Self" { return key.type }
    guard case .type(let id) = resolve(name.text, scope: name.scope, file: name.file) else { return nil }
    return id
  }

  /// As the key's `typealias Value` or one of its values writes it; `nil` where nothing says so.
  package func valueName(of key: Key) -> (text: String, scope: String, file: Int32)? {
    let sites = key.type.map(sites(of:)) ?? key.conformances.map(\.site)
    for site in sites {
      if case .named(let name)? = self[site].value { return (name, self[site].name, site.file) }
    }
    for site in sites {
      for member in self[site].values {
        if case .named(let name) = member.content { return (name, self[site].name, site.file) }
      }
    }
    return nil
  }

  func collectClients() -> Clients {
    var clients = Clients()
    var pending: [TypeID] = []
    func add(_ type: TypeID) { if clients.insert(type) { pending.append(type) } }
    for (index, key) in keys.enumerated() {
      let value = valueType(of: key)
      if let value { clients.supply(value, by: index) }
      if let type = key.type {
        add(type)
        if let value { clients.relate(type, value) }
      }
      if let value { add(value) }
      for type in [key.type, value].compactMap({ $0 }) {
        for site in key.type.map(sites(of:)) ?? [] {
          for member in self[site].values where member.name == .test {
            if let name = member.reference { clients.markTestValue(name, of: type) }
          }
        }
      }
    }
    for fileIndex in files.indices {
      for entry in files[fileIndex].entries {
        guard let name = entry.type, case .type(let id) = resolve(name, scope: "", file: Int32(fileIndex)) else { continue }
        add(id)
      }
    }
    while let owner = pending.popLast() {
      for site in self[owner].sites {
        for property in self[site].stored {
          guard let part = type(of: property, at: site), part != owner, hasEndpoints(part) else { continue }
          add(part)
          clients.relate(owner, part)
        }
      }
    }
    return clients
  }

  /// What makes a struct of closures a client.
  package enum ClientForm: Sendable {
    /// `@DependencyClient`.
    case macro
    /// A key, or its values, of the same module.
    case plain
  }

  /// `nil` for what is no struct, or no client.
  package func clientForm(of type: TypeID) -> ClientForm? {
    let declared = self[type]
    guard declared.kind == .`struct`, !isLibrary(declared.module) else { return nil }
    if isMacroClient(type) {
      return isMacroShadowed("DependencyClient", in: facts(of: declared.sites[0])) ? nil : .macro
    }
    let isSupplied = clients.keys(ofValue: type).contains { index in
      keys[index].type == type || keys[index].conformances.contains { $0.module == declared.module }
    }
    return isSupplied ? .plain : nil
  }

  /// A property's type where it is a type declared in view.
  package func type(of property: StoredProperty, at site: TypeSite) -> TypeID? {
    guard case .named(let name) = property.form,
      case .type(let id) = resolve(name, scope: self[site].name, file: site.file)
    else { return nil }
    return id
  }

  /// A struct with a stored property that is a function.
  private func hasEndpoints(_ type: TypeID) -> Bool {
    guard self[type].kind == .`struct` else { return false }
    return self[type].sites.contains { site in
      self[site].stored.contains { property in
        switch property.form {
        case .closure, .optionalClosure: true
        case .named(let name): resolve(name, scope: self[site].name, file: site.file) == .functionType
        case .existential, .other: false
        }
      }
    }
  }

  /// The stored property of a name, back quotes and a leading `_` left out.
  package func storedProperty(_ name: String, of type: TypeID) -> (site: TypeSite, property: StoredProperty)? {
    for site in self[type].sites {
      if let property = self[site].stored.first(where: { $0.name == name || $0.name == "_" + name }) { return (site, property) }
    }
    return nil
  }

  /// A type that is extended where its declaration is out of view, and made a key there or in another file of the module.
  package func isKeyOutOfView(_ name: String, in module: ModuleID) -> Bool {
    keys.contains { $0.type == nil && $0.name == name && $0.conformances.contains { $0.module == module } }
  }
}

extension ProjectIndex {
  /// The type of a property of `DependencyValues` where it is declared in view; `nil` where files that are seen disagree.
  package func registeredType(_ name: String, seenBy module: ModuleID) -> TypeID? {
    var found: TypeID?
    for file in filesOfRegistration[name] ?? [] where modules.sees(module, files[Int(file)].module) {
      for registration in files[Int(file)].registrations where registration.name == name {
        guard let first = registration.keys.first, registration.keys.allSatisfy({ $0 == first }),
          case .type(let type) = resolve(first, scope: "DependencyValues", file: file),
          let key = key(of: type), let value = valueType(of: key), found == nil || found == value
        else { return nil }
        found = value
      }
      for entry in files[Int(file)].entries where entry.name == name {
        guard let written = entry.type, case .type(let type) = resolve(written, scope: "DependencyValues", file: file),
          found == nil || found == type
        else { return nil }
        found = type
      }
    }
    return found
  }

  /// For each property of `DependencyValues` the files that declare one of the name.
  func collectRegistrations() -> [String: [Int32]] {
    var result: [String: [Int32]] = [:]
    for index in files.indices {
      for name in files[index].registrations.map(\.name) + files[index].entries.map(\.name) {
        if result[name]?.last != Int32(index) { result[name, default: []].append(Int32(index)) }
      }
    }
    return result
  }
}
