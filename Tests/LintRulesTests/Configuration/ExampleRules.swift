import LintRules

/// Rules for the configuration's tests; the names are real, the options are chosen to have one of each kind.
enum ExampleRules {
  static let all = [missingTestValue, directDate, manyDependencies, unpinnedSnapshot, exhaustivityOff, observers]

  static let missingTestValue = rule("missing_test_value", .keys, .error, "dependency key without a test value")
  static let directDate = rule(
    "direct_date", .world, .warning, "date that is read from the system",
    options: [
      RuleOption(
        name: "scopes", kind: .list(allowed: ["reducer", "effect", "state"]), summary: "Places that are looked at"),
      RuleOption(name: "allow", kind: .list(allowed: []), summary: "Spellings that are allowed"),
    ])
  static let manyDependencies = rule(
    "many_dependencies", .reducers, .warning, "reducer with many dependencies", isOptIn: true,
    options: [RuleOption(name: "max", kind: .integer(minimum: 1), summary: "How many are allowed")])
  static let unpinnedSnapshot = rule(
    "unpinned_snapshot", .previews, .note, "snapshot whose size is not pinned", isOptIn: true)
  static let exhaustivityOff = rule("exhaustivity_off", .tests, .warning, "test store that is not exhaustive")
  static let observers = rule(
    "complacent_test_value", .keys, .warning, "test value that reports nothing",
    options: [RuleOption(name: "observers", kind: .list(allowed: []), summary: "Words of clients that only observe")])

  private static func rule(
    _ id: RuleID, _ group: RuleGroup, _ severity: Severity, _ summary: String, isOptIn: Bool = false,
    options: [RuleOption] = []
  ) -> RuleMetadata {
    RuleMetadata(
      id: id, group: group, summary: summary, severity: severity, isOptIn: isOptIn, since: "0.1.0", fixes: .none,
      options: options, explanation: "")
  }
}

/// Decodes text with the example rules.
func configuration(_ text: String) throws(ConfigurationErrors) -> Configuration {
  try ConfigurationDecoder.decode(Array(text.utf8), rules: ExampleRules.all)
}
