import SwiftLexer

/// Protocols in view, and who asks for them.
struct ProtocolTables: Sendable {
  /// Protocols with requirements that no extension answers: at most one entry a protocol.
  fileprivate(set) var shapes: [TypeID: ProtocolShape] = [:]
  /// By the key's value: protocols that stand behind `any` there.
  fileprivate(set) var values: Set<TypeID> = []
  /// Types outside of tests that are handed one, in order of file and place.
  fileprivate(set) var holders: [TypeID: [TypeID]] = [:]
  /// Types that state a conformance.
  fileprivate(set) var conformers: [TypeID: [TypeSite]] = [:]
  fileprivate(set) var weakTypes: Set<String> = []
}

/// What a protocol asks of those who conform.
package struct ProtocolShape: Sendable {
  /// Each name with its labels once; what an extension of the protocol answers is left out.
  package var count = 0
  package var hasMethods = false
  /// Each once.
  package var names: [NameHash] = []
}

extension ProjectIndex {
  func collectProtocols() -> ProtocolTables {
    var tables = ProtocolTables()
    var lastNames: Set<String> = []
    for (fileIndex, facts) in files.enumerated() where !facts.protocols.requirements.isEmpty {
      var requirements: [TypeID: [ProtocolFacts.Requirement]] = [:]
      for requirement in facts.protocols.requirements {
        guard let type = type(at: TypeSite(file: Int32(fileIndex), type: requirement.type)) else { continue }
        requirements[type, default: []].append(requirement)
      }
      for type in requirements.keys.sorted(by: { $0.index < $1.index }) where tables.shapes[type] == nil {
        tables.shapes[type] = shape(requirements[type] ?? [], answered: extensionMembers(of: type))
        lastNames.insert(QualifiedName.last(self[type].name))
      }
    }
    guard !lastNames.isEmpty else { return tables }
    for (fileIndex, facts) in files.enumerated() {
      let file = Int32(fileIndex)
      tables.weakTypes.formUnion(facts.protocols.weakTypes)
      for value in facts.protocols.values where lastNames.contains(QualifiedName.last(value.name)) {
        if let type = protocolType(value.name, at: TypeSite(file: file, type: value.type)) { tables.values.insert(type) }
      }
      let isTest = isTest(facts)
      for index in facts.types.indices {
        let type = facts.types[index]
        let site = TypeSite(file: file, type: Int32(index))
        for entry in type.inherits where type.kind != .`protocol` && lastNames.contains(QualifiedName.last(entry.name)) {
          if let asked = protocolType(entry.name, at: site) { tables.conformers[asked, default: []].append(site) }
        }
        guard !isTest, type.kind.isNominal, let holder = self.type(at: site) else { continue }
        for name in type.injected where lastNames.contains(QualifiedName.last(name)) {
          guard let asked = protocolType(name, at: site), tables.holders[asked]?.last != holder else { continue }
          tables.holders[asked, default: []].append(holder)
        }
      }
    }
    for key in keys {
      if let value = valueType(of: key), self[value].kind == .`protocol` { tables.values.insert(value) }
    }
    return tables
  }

  private func protocolType(_ name: String, at site: TypeSite) -> TypeID? {
    guard case .type(let type) = resolve(name, scope: self[site].name, file: site.file), self[type].kind == .`protocol` else { return nil }
    return type
  }

  private func extensionMembers(of type: TypeID) -> Set<NameHash> {
    var result: Set<NameHash> = []
    for site in self[type].extensions {
      for member in files[Int(site.file)].protocols.extensionMembers where member.type == site.type { result.insert(member.name) }
    }
    return result
  }

  private func shape(_ requirements: [ProtocolFacts.Requirement], answered: Set<NameHash>) -> ProtocolShape {
    var shape = ProtocolShape()
    var seen: Set<UInt32> = []
    var names: Set<NameHash> = []
    for requirement in requirements where !answered.contains(requirement.name) && seen.insert(requirement.signature).inserted {
      shape.count += 1
      if requirement.isMethod { shape.hasMethods = true }
      if names.insert(requirement.name).inserted { shape.names.append(requirement.name) }
    }
    return shape
  }

  // MARK: Questions

  /// What a protocol in view asks for; `nil` for other types.
  package func shape(ofProtocol type: TypeID) -> ProtocolShape? { protocols.shapes[type] }

  /// A key or a `@DependencyEntry` supplies values of the protocol.
  package func isValueOfKey(_ type: TypeID) -> Bool { protocols.values.contains(type) }

  /// Types outside of tests whose initializer is handed the protocol.
  package func holders(of type: TypeID) -> [TypeID] { protocols.holders[type] ?? [] }

  /// How many names of a protocol's requirements the files of a type ask some value for.
  package func calls(of shape: ProtocolShape, by holder: TypeID) -> Int {
    var mentioned: Set<NameHash> = []
    for file in Set(sites(of: holder).map(\.file)) {
      mentioned.formUnion(files[Int(file)].mentions.members)
      mentioned.formUnion(files[Int(file)].mentions.shorthands)
    }
    return shape.names.count { mentioned.contains($0) }
  }

  /// The first type that conforms to a protocol as a double: a test's, or one that is called as doubles are.
  package func double(of type: TypeID) -> TypeSite? { protocols.conformers[type]?.first { isDouble($0) } }

  private func isDouble(_ site: TypeSite) -> Bool {
    isTest(facts(of: site)) || SampleNames.contains(QualifiedName.last(self[site].name))
  }

  /// The protocol is spoken to the other way round: a delegate or data source, which views and controllers are.
  package func isDelegate(_ type: TypeID) -> Bool {
    let name = QualifiedName.last(self[type].name)
    if name.hasSuffix("Delegate") || name.hasSuffix("DataSource") || protocols.weakTypes.contains(name) { return true }
    return (protocols.conformers[type] ?? []).contains { site in
      !isDouble(site)
        && (QualifiedName.last(self[site].name).hasSuffix("Delegate") || !roles(of: site).isDisjoint(with: [.view, .entry]))
    }
  }

  /// The protocol describes data or a screen's model: it asks for no method, or such types conform to it.
  package func isEntity(_ type: TypeID) -> Bool {
    guard protocols.shapes[type]?.hasMethods == true else { return true }
    return (protocols.conformers[type] ?? []).contains { site in
      guard !isDouble(site) else { return false }
      if !roles(of: site).isDisjoint(with: [.model, .state]) { return true }
      let all = self.type(at: site).map { sites(of: $0) } ?? [site]
      return all.contains { self[$0].inherits.contains { Self.entityNames.contains(QualifiedName.last($0.name)) } }
    }
  }

  private static let entityNames: Set<String> = [
    "Equatable", "Hashable", "Codable", "Encodable", "Decodable", "Identifiable", "Error", "NSManagedObject", "PersistentModel", "Object",
  ]
}
