import SwiftLexer

/// Tables over all files that regions are read from.
extension ProjectIndex {
  struct Conformers: Sendable {
    var count = 0
    /// One of them is a test's, or is called as doubles are.
    var hasDouble = false
  }

  /// How many types state a conformance to a protocol in view, by the protocol's last name.
  func collectConformers() -> [String: Conformers] {
    var table: [String: Conformers] = [:]
    for facts in files {
      for index in facts.types.indices where facts.types[index].kind == .`protocol` {
        table[QualifiedName.last(facts.types[index].name)] = Conformers()
      }
    }
    guard !table.isEmpty else { return table }
    for facts in files {
      let isTest = isTest(facts)
      for index in facts.types.indices where facts.types[index].kind != .`protocol` && !facts.types[index].inherits.isEmpty {
        for entry in facts.types[index].inherits {
          let name = QualifiedName.last(entry.name)
          guard var conformers = table[name] else { continue }
          conformers.count += 1
          if isTest || SampleNames.contains(QualifiedName.last(facts.types[index].name)) { conformers.hasDouble = true }
          table[name] = conformers
        }
      }
    }
    return table
  }

  /// Somewhere in the project the library is imported, or what it is there for is used.
  func readsUsesLibrary() -> Bool {
    files.contains { facts in
      Self.importsLibrary(facts)
        || facts.types.contains { !$0.dependencies.isEmpty || !$0.attributes.isDisjoint(with: [.reducer, .dependencyClient]) }
    }
  }

  func collectModules(_ names: (FileFacts) -> [String]) -> [String: Set<ModuleID>] {
    var table: [String: Set<ModuleID>] = [:]
    for facts in files { for name in names(facts) { table[name, default: []].insert(facts.module) } }
    return table
  }

  /// Types that live values are made of, and for each type the static members that live values are taken from.
  func collectLive() -> (types: Set<TypeID>, members: [TypeID: Set<String>]) {
    var types: Set<TypeID> = []
    var members: [TypeID: Set<String>] = [:]
    for key in keys {
      guard let type = key.type, let (site, live) = member(.live, of: key) else { continue }
      var homes = [type]
      if case .named(let name) = live.content, case .type(let value) = resolve(name, scope: self[type].name, file: site.file), value != type {
        homes.append(value)
      }
      var pending = [(mentions: live.mentions, file: site.file)]
      while let next = pending.popLast() {
        for name in next.mentions.types {
          guard case .type(let made) = resolve(name, scope: self[type].name, file: next.file), !homes.contains(made), !isData(made) else {
            continue
          }
          types.insert(made)
        }
        for name in next.mentions.members {
          for home in homes {
            for site in sites(of: home) {
              for maker in self[site].makers where maker.name == name && members[home, default: []].insert(name).inserted {
                pending.append((maker.mentions, site.file))
              }
            }
          }
        }
      }
    }
    return (types, members)
  }

  /// Values are compared, stored and sent: what a live value returns, not what it is made of.
  private func isData(_ type: TypeID) -> Bool {
    guard self[type].kind == .`struct` || self[type].kind == .`enum` else { return false }
    return sites(of: type).contains { site in
      self[site].inherits.contains { entry in
        switch QualifiedName.last(entry.name) {
        case "Equatable", "Hashable", "Codable", "Encodable", "Decodable", "Identifiable", "Error", "LocalizedError": true
        default: false
        }
      }
    }
  }

  /// Whether a live value is taken from a static member.
  package func isLiveMember(_ name: String, of site: TypeSite) -> Bool {
    if name == "live" || name == "liveValue" { return true }
    guard let type = type(at: site) else { return false }
    return liveMembers[type]?.contains(name) ?? false
  }
}
