/// Questions that several rules ask.
extension Linkage {
  /// A live module of a split key, or one that the configuration names.
  package func isSplitLive(_ id: ModuleID) -> Bool {
    roles[id] == .live && (!roles.liveKeys(of: id).isEmpty || roles.facts[id.position].contains { $0.role == .live && $0.key == nil })
  }

  /// A module that must not link live modules. Interfaces are `heavy_import_in_interface`'s; what only tests use is no part
  /// of the app.
  package func mustNotLinkLive(_ id: ModuleID) -> Bool {
    guard graph[id].kind == .regular else { return false }
    switch roles[id] {
    case .test, .live, .executable, .root, .interface: return false
    case .umbrella:
      return graph.dependents(of: id).contains { !graph.isTest($0) && !roles.mayLinkEverything($0) }
    case .feature, .other: return !servesOnlyTests(id)
    }
  }

  /// Test targets that `modules.integration_tests` names run live values on purpose.
  package func isIntegrationTest(_ id: ModuleID) -> Bool {
    integrationTests.contains(graph[id].name) || integrationTests.contains(graph[id].moduleName)
  }

  /// `modules.link_only` names it: nobody has to import it.
  package func isLinkOnly(_ id: ModuleID) -> Bool { linkOnly.contains(graph[id].name) || linkOnly.contains(graph[id].moduleName) }

  /// A package splits its keys: at least two of them, and a quarter.
  package func splitsKeys(_ package: Int) -> Bool { splitPackages.contains(package) }

  static func splitPackages(_ graph: ModuleGraph, _ facts: ModuleFacts, _ roles: Roles) -> Set<Int> {
    var keys: [Int: Int] = [:]
    var split: [Int: Int] = [:]
    let splitKeys = Dictionary(roles.splits.map { ($0.key, $0.interface) }, uniquingKeysWith: { first, _ in first })
    for (index, key) in facts.keys.enumerated() {
      let home = splitKeys[index] ?? (key.testConformances + key.liveConformances).lazy.compactMap(\.module).first
      guard let home else { continue }
      keys[graph[home].package, default: 0] += 1
      if splitKeys[index] != nil { split[graph[home].package, default: 0] += 1 }
    }
    return Set(split.filter { $0.value >= 2 && $0.value * 4 >= keys[$0.key] ?? 0 }.keys)
  }

  /// The shortest name that tells what a test target or a live module is about: without `Tests` and `Live`.
  package static func subject(of name: String) -> String {
    var words = name
    if words.hasSuffix("Tests") { words.removeLast(5) }
    for affix in ["Live", "live"] {
      if words.hasSuffix(affix) { words.removeLast(4) } else if words.hasPrefix(affix) { words.removeFirst(4) }
    }
    return String(words.filter { $0 != " " && $0 != "-" && $0 != "_" })
  }

  /// Names by which a target says that it helps tests.
  package static func isTestSupportName(_ name: String) -> Bool {
    ["TestSupport", "TestHelpers", "Testing", "TestingUtils", "TestUtils", "Mocks"].contains { name.hasSuffix($0) }
  }
}
