import SwiftLexer

/// A static value with the place of the type or extension that it is a member of.
package struct PlacedValue: Sendable {
  package var site: TypeSite
  package var value: StaticValue
}

/// `testValue`, `previewValue` or `liveValue` of a key, in the file that declares it.
package struct KeyValue: Sendable {
  package var key: Key
  package var placed: PlacedValue
  /// The type of the key's values where it is declared in view.
  package var type: TypeID?

  package var value: StaticValue { placed.value }
  package var form: ValueForm { placed.value.form }
}

/// Where following a value from name to name has led.
package struct FollowedValue: Sendable {
  /// The last value that was found: no name of another one, unless that could not be found.
  package var end: PlacedValue
  /// Members that were followed, in order; empty where the value itself is no name.
  package var names: [String] = []
  /// The last name is declared by no type in view that could have it.
  package var isLost = false
}

extension ProjectIndex {
  // MARK: Values of keys

  /// The values of a name that a file gives to keys; what the library would not use is left out.
  package func keyValues(_ name: String, in facts: FileFacts) -> [KeyValue] {
    guard facts.givesValues, let file = fileIndex(of: facts.path) else { return [] }
    var result: [KeyValue] = []
    // By index: a copy of a type's facts takes a reference to each of its lists.
    for index in facts.types.indices where facts.types[index].kind != .`protocol` {
      guard facts.types[index].statics.contains(where: { $0.name == name }) else { continue }
      let site = TypeSite(file: file, type: Int32(index))
      guard let key = key(at: site),
        name == "liveValue" ? key.conformances.contains(where: { $0.module == facts.module }) : key.isHome(facts.module),
        !isLibrary(facts.module)
      else { continue }
      for value in facts.types[index].statics where value.name == name {
        result.append(KeyValue(key: key, placed: PlacedValue(site: site, value: value), type: valueType(of: key, value, at: site)))
      }
    }
    return result
  }

  /// The key that a type or extension belongs to; also one whose type is declared out of view.
  private func key(at site: TypeSite) -> Key? {
    if let type = type(at: site) { return key(of: type) }
    let module = facts(of: site).module
    return keys.first { $0.type == nil && $0.name == self[site].name && $0.conformances.contains { $0.module == module } }
  }

  private func valueType(of key: Key, _ value: StaticValue, at site: TypeSite) -> TypeID? {
    if let type = value.type {
      guard case .named(let name) = type else { return nil }
      return declaredType(name, at: site)
    }
    return valueType(of: key)
  }

  /// The type that a name stands for in the code of a type; `Self` is that type.
  private func declaredType(_ name: String, at site: TypeSite) -> TypeID? {
    if name == "Self" { return type(at: site) }
    guard case .type(let type) = resolve(name, scope: self[site].name, file: site.file) else { return nil }
    return type
  }

  /// The key's values stand behind a protocol: its `Value` is `any P`, or one in view.
  package func isBehindProtocol(_ key: Key) -> Bool {
    let sites = key.type.map(sites(of:)) ?? key.conformances.map(\.site)
    for site in sites {
      let written = self[site].statics.filter { ["liveValue", "testValue", "previewValue"].contains($0.name) }.compactMap(\.type)
      for form in written {
        if form == .existential { return true }
        if case .named(let name) = form, let type = declaredType(name, at: site), self[type].kind == .`protocol` { return true }
      }
    }
    return false
  }

  /// Whether the key's values are functions, by what is written of their type.
  package func isFunction(_ keyValue: KeyValue) -> Answer {
    let key = keyValue.key
    let sites = key.type.map(sites(of:)) ?? key.conformances.map(\.site)
    var answer = Answer.unknown
    for site in sites {
      var forms = self[site].statics.filter { ["liveValue", "testValue", "previewValue"].contains($0.name) }.compactMap(\.type)
      switch self[site].value {
      case .named(let name): forms.append(.named(name))
      case .behaviour: return .unknown
      case .literal, nil: break
      }
      for form in forms {
        switch form {
        case .closure, .optionalClosure: return .yes
        case .existential: answer = .no
        case .other: continue
        case .named(let name):
          if name == "Value" { continue }
          if name == "Self" {
            answer = .no
            continue
          }
          switch resolve(name, scope: self[site].name, file: site.file) {
          case .functionType: return .yes
          case .type: answer = .no
          case .composition, .external, .ambiguous: continue
          }
        }
      }
    }
    return answer
  }

  // MARK: Following

  /// Follows a value that names another one (`.noop`, `Self.mock`) to where that is declared, in the module of the file.
  package func follow(_ keyValue: KeyValue) -> FollowedValue {
    var result = FollowedValue(end: keyValue.placed)
    var type = keyValue.type
    while case .member(let owner, let name, _) = result.end.value.form.root, result.names.count < 8 {
      let home: TypeID? =
        switch owner {
        case .implicit: type
        case .enclosing: self.type(at: result.end.site)
        case .named(let path): declaredType(path, at: result.end.site)
        }
      result.names.append(name)
      guard let home, let next = member(name, of: home, seenFrom: result.end.site) else {
        result.isLost = true
        return result
      }
      // What is assigned to a copy stands above what the copied value has.
      let assigned = result.end.value.form.endpoints
      result.end = next
      result.end.value.form.endpoints.removeAll { endpoint in assigned.contains { $0.label == endpoint.label } }
      result.end.value.form.endpoints += assigned
      type = next.value.type == nil ? nil : made(by: next)
    }
    return result
  }

  /// A static member of a type in the module of a site; of several, one that stands in the first branch of its `#if`.
  private func member(_ name: String, of type: TypeID, seenFrom site: TypeSite) -> PlacedValue? {
    var found: PlacedValue?
    for place in sites(of: type) where facts(of: place).module == facts(of: site).module {
      for value in self[place].statics where value.name == name {
        if !value.isAlternative { return PlacedValue(site: place, value: value) }
        found = found ?? PlacedValue(site: place, value: value)
      }
    }
    return found
  }

  private func made(by placed: PlacedValue) -> TypeID? {
    guard case .named(let name)? = placed.value.type else { return nil }
    return declaredType(name, at: placed.site)
  }

  /// The type that a construction makes, where it is declared in view.
  package func constructed(_ followed: FollowedValue, from keyValue: KeyValue) -> TypeID? {
    guard case .construction(let name) = followed.end.value.form.root else { return nil }
    if let name { return declaredType(name, at: followed.end.site) }
    return followed.names.isEmpty ? keyValue.type : made(by: followed.end) ?? type(at: followed.end.site)
  }

  // MARK: Endpoints

  /// A stored property that is a function.
  package struct Endpoint: Sendable {
    package var property: StoredProperty
    package var site: TypeSite
    /// `nil` where an alias of it could not be read.
    package var function: FunctionShape?
    /// The written type is an alias.
    package var isAliased: Bool
  }

  /// What a struct is made of that can be called, each name once.
  package func endpoints(of type: TypeID) -> [Endpoint] {
    guard self[type].kind == .`struct` else { return [] }
    var result: [Endpoint] = []
    for site in self[type].sites {
      for property in self[site].stored where !result.contains(where: { $0.property.name == property.name }) {
        if let endpoint = endpoint(property, at: site) { result.append(endpoint) }
      }
    }
    return result
  }

  private func endpoint(_ property: StoredProperty, at site: TypeSite) -> Endpoint? {
    switch property.form {
    case .closure, .optionalClosure:
      return Endpoint(property: property, site: site, function: property.function, isAliased: false)
    case .named(let name):
      guard case .functionType = resolve(name, scope: self[site].name, file: site.file) else { return nil }
      return Endpoint(property: property, site: site, function: function(named: name, scope: self[site].name, file: site.file), isAliased: true)
    case .existential, .other:
      return nil
    }
  }

  /// The function type that an alias stands for, looked for from the innermost scope outwards.
  private func function(named name: String, scope: String, file: Int32, depth: Int = 0) -> FunctionShape? {
    guard depth < 8 else { return nil }
    var scope = scope
    while true {
      let candidate = scope.isEmpty ? name : scope + "." + name
      var found: FunctionShape?
      var isFound = false
      for (aliasFile, index) in aliasesByName[candidate] ?? [] where modules.sees(files[Int(file)].module, files[Int(aliasFile)].module) {
        let alias = files[Int(aliasFile)].aliases[Int(index)]
        let function =
          alias.isFunction
          ? alias.function
          : alias.targets.count == 1 && alias.targets[0] != name
            ? self.function(named: alias.targets[0], scope: alias.scope, file: aliasFile, depth: depth + 1) : nil
        if isFound, found != function { return nil }
        found = function
        isFound = true
      }
      if isFound { return found }
      if scope.isEmpty { return nil }
      scope = QualifiedName.parent(scope)
    }
  }

  /// The type's own declaration has `@DependencyClient`.
  package func isMacroClient(_ type: TypeID) -> Bool {
    self[type].sites.contains { self[$0].attributes.contains(.dependencyClient) }
  }
}
