import LintRules
import Testing

@Suite("Configured severities")
struct EffectiveSeverityTests {
  private func severity(
    _ text: String, _ rule: RuleMetadata, of graded: Severity, scope: String? = nil
  ) throws -> Severity? {
    try configuration("rules: \(text)").effectiveSeverity(of: graded, by: rule, scope: scope)
  }

  @Test("Without configuration the rule's grades stand")
  func unconfigured() throws {
    #expect(try severity("{}", ExampleRules.missingTestValue, of: .error) == .error)
    #expect(try severity("{}", ExampleRules.missingTestValue, of: .note) == .note)
    #expect(try severity("{direct_date: {allow: [x]}}", ExampleRules.directDate, of: .note) == .note)
  }

  @Test("A severity replaces the rule's own")
  func replaces() throws {
    #expect(try severity("{missing_test_value: note}", ExampleRules.missingTestValue, of: .error) == .note)
    #expect(try severity("{direct_date: error}", ExampleRules.directDate, of: .warning) == .error)
    #expect(try severity("{world: error}", ExampleRules.directDate, of: .warning) == .error)
  }

  @Test("It lowers milder findings to at most itself and raises none")
  func caps() throws {
    #expect(try severity("{missing_test_value: note}", ExampleRules.missingTestValue, of: .warning) == .note)
    #expect(try severity("{missing_test_value: warning}", ExampleRules.missingTestValue, of: .note) == .note)
    #expect(try severity("{direct_date: error}", ExampleRules.directDate, of: .note) == .note)
  }

  @Test("With scopes it is that of all findings there, and there are no others")
  func scopes() throws {
    let text = "{direct_date: {severity: error, scopes: [reducer, effect]}}"
    #expect(try severity(text, ExampleRules.directDate, of: .note, scope: "reducer") == .error)
    #expect(try severity(text, ExampleRules.directDate, of: .warning, scope: "effect") == .error)
    #expect(try severity(text, ExampleRules.directDate, of: .warning, scope: "state") == nil)
    #expect(try severity(text, ExampleRules.directDate, of: .warning) == nil)
    let ungraded = "{direct_date: {scopes: [reducer]}}"
    #expect(try severity(ungraded, ExampleRules.directDate, of: .note, scope: "reducer") == .note)
    #expect(try severity(ungraded, ExampleRules.directDate, of: .note, scope: "effect") == nil)
  }

  @Test("Rules that are off report nothing")
  func off() throws {
    #expect(try severity("{keys: off}", ExampleRules.missingTestValue, of: .error) == nil)
    #expect(try severity("{}", ExampleRules.unpinnedSnapshot, of: .note) == nil)
    #expect(try severity("{unpinned_snapshot: error}", ExampleRules.unpinnedSnapshot, of: .note) == .error)
  }

  // MARK: - --only and --skip

  private func enabled(_ text: String, only: [String] = [], skip: [String] = []) throws -> [String] {
    var configuration = try configuration(text)
    try configuration.select(only: only, skip: skip, among: ExampleRules.all)
    return ExampleRules.all.filter(configuration.isEnabled).map(\.id.rawValue)
  }

  @Test("The command line chooses among rules and groups")
  func select() throws {
    let standard = ["missing_test_value", "direct_date", "exhaustivity_off", "complacent_test_value"]
    #expect(try enabled("") == standard)
    #expect(try enabled("", only: ["direct_date"]) == ["direct_date"])
    #expect(try enabled("", only: ["keys", "direct_date"], skip: ["missing_test_value"]) == [
      "direct_date", "complacent_test_value",
    ])
    #expect(try enabled("", skip: ["keys"]) == ["direct_date", "exhaustivity_off"])
  }

  @Test("What is asked for by name runs even where it is off")
  func selectWhatIsOff() throws {
    #expect(try enabled("rules: {direct_date: off}", only: ["direct_date"]) == ["direct_date"])
    #expect(try enabled("", only: ["unpinned_snapshot"]) == ["unpinned_snapshot"])
    #expect(try enabled("", only: ["pedantic"]) == ["many_dependencies", "unpinned_snapshot"])
    #expect(try enabled("", only: ["previews"]) == [])
    #expect(try enabled("rules: {unpinned_snapshot: note}", only: ["previews"]) == ["unpinned_snapshot"])
  }

  @Test("Its options stay the file's")
  func selectKeepsOptions() throws {
    var configuration = try configuration("rules: {many_dependencies: {severity: off, max: 3}}")
    try configuration.select(only: ["many_dependencies"], skip: [], among: ExampleRules.all)
    #expect(configuration.options(of: ExampleRules.manyDependencies).integer("max", default: 8) == 3)
    #expect(configuration.effectiveSeverity(of: .warning, by: ExampleRules.manyDependencies) == .warning)
  }

  @Test func unknownNames() {
    var configuration = Configuration()
    #expect(
      throws: ConfigurationErrors([
        ConfigurationError(message: "unknown rule or group 'direct-date': did you mean 'direct_date'?"),
        ConfigurationError(message: "unknown rule or group 'xyz': 'deplint rules' lists those that exist"),
      ])
    ) {
      try configuration.select(only: ["direct-date"], skip: ["xyz"], among: ExampleRules.all)
    }
    #expect(configuration.rules == [:])
  }
}
