/// Names and patterns of modules, as the configuration lists them.
struct PatternList: Sendable {
  private var spelled: Set<String> = []
  private var patterns: [Wildcard] = []

  init(_ settings: [ModuleSettings.Pattern]) {
    for pattern in settings {
      if pattern.text.contains(where: { "*?[".contains($0) }) {
        patterns.append(Wildcard(pattern.text))
      } else {
        spelled.insert(pattern.text)
      }
    }
  }

  /// The name is written out.
  func spells(_ name: String) -> Bool { spelled.contains(name) }
  /// A pattern matches the name.
  func matches(_ name: String) -> Bool { patterns.contains { $0.matches(name) } }
  func contains(_ name: String) -> Bool { spells(name) || matches(name) }
}
