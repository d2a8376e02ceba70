extension RuleSettings {
  /// Name of the option that restricts a rule to some places.
  package static let scopesOption = "scopes"
  /// Name of the option that lists allowed spellings.
  package static let allowOption = "allow"

  /// The severity that a finding is reported with, or `nil` where it is not reported.
  ///
  /// A configured severity takes the place of the rule's own. Findings that the rule itself grades lower are lowered to
  /// it where they are higher, and never raised. But `scopes` with a severity sets all findings in those places to it.
  ///
  /// - Parameters:
  ///   - graded: what the rule gives this finding.
  ///   - default: the rule's own severity, the highest that it gives.
  ///   - scope: name of the place that the finding stands in (`reducer`, `effect`, …); `nil` for rules without places.
  package func effectiveSeverity(of graded: Severity, default: Severity, scope: String? = nil) -> Severity? {
    if level == .off { return nil }
    if let scopes {
      guard let scope, scopes.contains(scope) else { return nil }
    }
    guard case .severity(let configured) = level else { return graded }
    if scopes != nil || graded >= `default` { return configured }
    return min(graded, configured)
  }
}

extension Configuration {
  /// What a rule is set to: by its own line, by a group's, or by default.
  package func level(of rule: RuleMetadata) -> RuleSettings.Level {
    rules[rule.id]?.level ?? (rule.isOptIn ? .off : .severity(rule.severity))
  }

  package func isEnabled(_ rule: RuleMetadata) -> Bool { level(of: rule) != .off }

  /// The severity that a finding is reported with, or `nil` where it is not reported.
  package func effectiveSeverity(of graded: Severity, by rule: RuleMetadata, scope: String? = nil) -> Severity? {
    guard isEnabled(rule) else { return nil }
    guard let settings = rules[rule.id] else { return graded }
    return settings.effectiveSeverity(of: graded, default: rule.severity, scope: scope)
  }

  /// Runs only, or leaves out, the rules and groups that the command line names. What it names is run even where the
  /// file has it off, with the file's options; of a group, opt-in rules only where the file has them on.
  ///
  /// - Parameters:
  ///   - only: names of rules and groups; empty: all that are enabled.
  ///   - skip: names of rules and groups.
  /// - Throws: an error for each name that does not exist.
  package mutating func select(
    only: [String], skip: [String], among known: [RuleMetadata]
  ) throws(ConfigurationErrors) {
    var errors: [ConfigurationError] = []
    var wanted: Set<RuleID> = []
    var unwanted: Set<RuleID> = []
    for name in only {
      guard let named = Self.rules(named: name, among: known, &errors) else { continue }
      let isGroup = name != RuleGroup.pedantic.rawValue && RuleGroup(rawValue: name) != nil
      wanted.formUnion(named.filter { !isGroup || !$0.isOptIn || isEnabled($0) }.map(\.id))
    }
    for name in skip { unwanted.formUnion((Self.rules(named: name, among: known, &errors) ?? []).map(\.id)) }
    guard errors.isEmpty else { throw ConfigurationErrors(errors) }
    for rule in known {
      if unwanted.contains(rule.id) || !only.isEmpty && !wanted.contains(rule.id) {
        rules[rule.id, default: RuleSettings()].level = .off
      } else if wanted.contains(rule.id), !isEnabled(rule) {
        rules[rule.id, default: RuleSettings()].level = .severity(rule.severity)
      }
    }
  }

  private static func rules(
    named name: String, among known: [RuleMetadata], _ errors: inout [ConfigurationError]
  ) -> [RuleMetadata]? {
    if let rule = known.first(where: { $0.id.rawValue == name }) { return [rule] }
    switch RuleGroup(rawValue: name) {
    case .pedantic: return known.filter(\.isOptIn)
    case let group?: return known.filter { $0.group == group }
    case nil:
      let names = (known.map(\.id.rawValue) + RuleGroup.allCases.map(\.rawValue)).sorted()
      let suggestion = Suggestion.question(for: name, among: names)
      let way = suggestion.isEmpty ? ": 'deplint rules' lists those that exist" : suggestion
      errors.append(ConfigurationError(message: "unknown rule or group \(Excerpt.quoted(name))\(way)"))
      return nil
    }
  }
}
