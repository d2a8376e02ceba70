import LintRules

extension Sample {
  static let rules: [RuleMetadata] = [
    rule("missing_test_value", .keys), rule("direct_date", .world), rule("direct_uuid", .world),
    rule("many_dependencies", .reducers, isOptIn: true),
  ]

  private static func rule(_ id: RuleID, _ group: RuleGroup, isOptIn: Bool = false) -> RuleMetadata {
    RuleMetadata(
      id: id, group: group, summary: "something", severity: .error, isOptIn: isOptIn, since: "0.1.0", fixes: .none,
      explanation: "")
  }
}
