/// Which endpoints of clients somebody may read.
struct EndpointReads: Sendable {
  /// A program's entry is in view, so that nobody else can be meant to read what nobody reads.
  fileprivate(set) var isClosed = false
  /// Names of endpoints that code outside of tests asks some value for.
  fileprivate(set) var names: Set<NameHash> = []
}

extension ProjectIndex {
  func collectEndpointReads() -> EndpointReads {
    var reads = EndpointReads()
    guard incomplete.isEmpty, files.contains(where: { $0.isEntry && !isTest($0) && !Self.isExample($0.path) }) else { return reads }
    var wanted: Set<NameHash> = []
    for (fileIndex, facts) in files.enumerated() {
      for index in facts.types.indices where facts.types[index].kind == .`struct` && !facts.types[index].stored.isEmpty {
        guard let type = type(at: TypeSite(file: Int32(fileIndex), type: Int32(index))), clientForm(of: type) != nil else { continue }
        for endpoint in endpoints(of: type) {
          wanted.insert(NameHash(endpoint.property.name))
          if let method = endpoint.property.method { wanted.insert(NameHash(method)) }
        }
      }
    }
    reads.isClosed = true
    guard !wanted.isEmpty else { return reads }
    var filter = [UInt64](repeating: 0, count: 1024)
    for name in wanted { filter[Int(name.value >> 6 & 1023)] |= 1 << UInt64(name.value & 63) }
    for facts in files where !isTest(facts) {
      for names in [facts.mentions.members, facts.mentions.shorthands] {
        for name in names where filter[Int(name.value >> 6 & 1023)] & (1 << UInt64(name.value & 63)) != 0 && wanted.contains(name) {
          reads.names.insert(name)
        }
      }
    }
    return reads
  }

  /// A program that only shows how a library is used.
  private static func isExample(_ path: String) -> Bool {
    path.split(separator: "/").contains { component in
      component.hasPrefix("Example") || component.hasPrefix("Demo") || component.hasPrefix("Sample") || component == "Playground"
    }
  }

  /// All that may read a client's endpoint is in view.
  package var isClosedProgram: Bool { endpointReads.isClosed }

  /// Code outside of tests asks some value for a member of an endpoint's name.
  package func isEndpointRead(_ name: String) -> Bool { endpointReads.names.contains(NameHash(name)) }
}
