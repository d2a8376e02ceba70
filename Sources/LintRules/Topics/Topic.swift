/// What several rules rest on, told once: what the libraries do, and what follows from it.
package struct Topic: Sendable {
  /// What `deplint explain` is asked for: `three-worlds`.
  package let name: String
  package let title: String
  /// One line without a final period.
  package let summary: String
  /// Rules that it stands behind. One that does not exist yet is passed over.
  package let rules: [RuleID]
  /// Markdown, with headings of the second level.
  package let text: String

  package static let all: [Topic] = [.threeWorlds, .interfaceAndLive, .testStoreDebts, .observers]

  package static func named(_ name: String) -> Topic? { all.first { $0.name == name } }
  package static func behind(_ rule: RuleID) -> [Topic] { all.filter { $0.rules.contains(rule) } }
}
