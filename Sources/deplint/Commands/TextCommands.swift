import LintRules

/// The verbs that only print what deplint knows of itself.
enum TextCommands {
  static func rules() -> String {
    let width = RuleRegistry.metadata.map { $0.id.rawValue.count }.max() ?? 0
    var lines: [String] = []
    for rule in RuleRegistry.metadata {
      let level = rule.isOptIn ? "off" : rule.severity.name
      let fix =
        switch rule.fixes {
        case .none: ""
        case .sometimes: " (sometimes a fix)"
        case .always: " (fix)"
        }
      lines.append(
        padded(rule.id.rawValue, to: width) + "  " + padded(level, to: 7) + "  " + padded(rule.group.rawValue, to: 8) + "  "
          + rule.summary + fix)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  static func explain(_ subject: ExplainSubject) -> String {
    switch subject {
    case .rule(let id): RuleRegistry.metadata(of: id).map(RuleDocumentation.text) ?? ""
    case .topic(let name): Topic.named(name).map { TopicDocumentation.text(of: $0, rules: RuleRegistry.metadata) } ?? ""
    case .overview:
      "Topics:\n\n" + TopicDocumentation.list(Topic.all) + "\n'deplint explain TOPIC' tells one, 'deplint explain RULE' what a rule is about.\n"
        + "'deplint rules' lists the rules.\n"
    }
  }
}
