import SwiftLexer

extension ProjectIndex {
  /// The UI tests of a folder.
  package struct UITestGroup: Sendable {
    package var count = 0
    /// The first file that has any: an index into the project's files.
    package var file: Int32
  }

  /// By the folder, as `UITestFacts` has it.
  func collectUITests() -> [String: UITestGroup] {
    var groups: [String: UITestGroup] = [:]
    for (index, facts) in files.enumerated() {
      guard let tests = facts.uiTests, tests.count > 0 else { continue }
      groups[tests.folder, default: UITestGroup(file: Int32(index))].count += tests.count
    }
    return groups
  }

  /// Whether the app reads a key that a UI test starts it with.
  package func readsLaunchKey(_ key: String) -> Answer {
    guard files.contains(where: { $0.isEntry && !isTest($0) && $0.uiTests == nil }) else { return .unknown }
    var answer = Answer.no
    for facts in files {
      guard let reads = facts.launchReads, facts.uiTests == nil, !isTest(facts) else { continue }
      if reads.keys.contains(key) { return .yes }
      if reads.hasOther { answer = .unknown }
    }
    return answer
  }
}
