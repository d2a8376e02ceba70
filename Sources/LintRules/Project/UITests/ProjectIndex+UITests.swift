import SwiftLexer

extension ProjectIndex {
  /// The UI tests of a folder; none where no file of it starts an application.
  package struct UITestGroup: Sendable {
    package var count = 0
    package var usesApplication = false
    /// The first file that has any: an index into the project's files.
    package var file: Int32
  }

  /// By the folder, as `UITestFacts` has it.
  func collectUITests() -> [String: UITestGroup] {
    var groups: [String: UITestGroup] = [:]
    for (index, facts) in files.enumerated() {
      guard let tests = facts.uiTests else { continue }
      var group = groups[tests.folder] ?? UITestGroup(file: Int32(index))
      if group.count == 0 { group.file = Int32(index) }
      group.count += tests.count
      if tests.usesApplication { group.usesApplication = true }
      groups[tests.folder] = group
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
