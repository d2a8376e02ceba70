import LintRules
import Testing

@Suite("What a configuration says")
struct ConfigurationDecoderTests {
  @Test("A file without keys says nothing", arguments: ["", "rules:\nmodules:\nexclude:\n", "{}"])
  func nothing(text: String) throws {
    let configuration = try configuration(text)
    #expect(configuration.failOn == .warning)
    #expect(configuration.graph == .auto)
    #expect(configuration.baseline == nil)
    #expect(configuration.exclude == [])
    #expect(configuration.rules == [:])
    #expect(configuration.modules.interface == [])
  }

  @Test func topLevelKeys() throws {
    let configuration = try configuration(
      """
      fail_on: never
      exclude:
        - Generated
        - "**/*.pb.swift"
      graph: off
      baseline: ci/.deplint-baseline
      """)
    #expect(configuration.failOn == .never)
    #expect(configuration.graph == .off)
    #expect(configuration.baseline == "ci/.deplint-baseline")
    #expect(
      configuration.exclude == [
        PathPattern(text: "Generated", place: ConfigurationPlace(line: 3, column: 5)),
        PathPattern(text: "**/*.pb.swift", place: ConfigurationPlace(line: 4, column: 5)),
      ])
  }

  @Test("A text where a list is wanted is a list of one")
  func listOfOne() throws {
    let configuration = try configuration(
      """
      exclude: Generated
      rules: {direct_date: {scopes: reducer}}
      modules: {heavy: X, rules: {from: A, to: B, except: C}}
      """)
    #expect(configuration.exclude.map(\.text) == ["Generated"])
    #expect(configuration.rules["direct_date"]?.scopes == ["reducer"])
    #expect(configuration.modules.heavy.map(\.text) == ["X"])
    #expect(configuration.modules.rules.map { $0.except.map(\.text) } == [["C"]])
  }

  @Test func ruleOptions() throws {
    let configuration = try configuration(
      """
      rules:
        missing_test_value: off
        direct_date: {severity: note, exclude: ["Legacy/**"], scopes: [reducer, effect], allow: [Date.now]}
        many_dependencies: {severity: error, max: 8}
        complacent_test_value:
          observers: [spion]
      """)
    #expect(configuration.rules["missing_test_value"]?.level == .off)
    let date = try #require(configuration.rules["direct_date"])
    #expect(date.level == .severity(.note))
    #expect(date.exclude == [PathPattern(text: "Legacy/**", place: ConfigurationPlace(line: 3, column: 43))])
    #expect(date.place == ConfigurationPlace(line: 3, column: 3))
    let options = configuration.options(of: ExampleRules.directDate)
    #expect(options.scopes == ["reducer", "effect"])
    #expect(options.allow == ["Date.now"])
    #expect(configuration.options(of: ExampleRules.manyDependencies).integer("max", default: 10) == 8)
    #expect(configuration.options(of: ExampleRules.observers).contains("spion", in: "observers"))
    #expect(configuration.options(of: ExampleRules.observers).error("no such word").line(path: "f")
      == "f:5:3: error: no such word")
    // Nothing is configured: the rule's own values.
    let unnamed = configuration.options(of: ExampleRules.exhaustivityOff)
    #expect(unnamed.integer("max", default: 10) == 10 && unnamed.list("x", default: ["y"]) == ["y"])
    #expect(unnamed.scopes == nil && unnamed.allow == [])
  }

  @Test func modules() throws {
    let modules = try configuration(
      """
      modules:
        interface: ["*Client", Models]
        live: ["*Live"]
        app: [App]
        heavy: [GRDB]
        light: [Tagged]
        integration_tests: ["*IntegrationTests"]
        link_only: [Fonts]
        split: required
        rules:
          - from: "*Feature"
            to: "*Live"
            except: [PreviewLive]
            reason: features stay light
          - {from: X, to: Y}
      """
    ).modules
    #expect(modules.interface.map(\.text) == ["*Client", "Models"])
    #expect(modules.interface.map(\.place.column) == [15, 26])
    #expect(modules.live.map(\.text) == ["*Live"])
    #expect(modules.app.map(\.text) == ["App"])
    #expect(modules.heavy.map(\.text) == ["GRDB"])
    #expect(modules.light.map(\.text) == ["Tagged"])
    #expect(modules.integrationTests.map(\.text) == ["*IntegrationTests"])
    #expect(modules.linkOnly.map(\.text) == ["Fonts"])
    #expect(modules.splitIsRequired)
    #expect(modules.rules.map(\.from.text) == ["*Feature", "X"])
    #expect(modules.rules.map(\.to.text) == ["*Live", "Y"])
    #expect(modules.rules.map { $0.except.map(\.text) } == [["PreviewLive"], []])
    #expect(modules.rules.map(\.reason) == ["features stay light", nil])
  }

  // MARK: - Groups

  @Test("A rule's own line wins over its group's wherever it stands", arguments: [
    "rules: {keys: note, missing_test_value: error}", "rules: {missing_test_value: error, keys: note}",
  ])
  func ownLineWins(text: String) throws {
    let configuration = try configuration(text)
    #expect(configuration.level(of: ExampleRules.missingTestValue) == .severity(.error))
    #expect(configuration.level(of: ExampleRules.observers) == .severity(.note))
    #expect(configuration.rules["direct_date"] == nil)
  }

  @Test("A rule's options keep its group's severity, and excludes add up")
  func groupAndOptions() throws {
    let configuration = try configuration(
      "rules: {world: {severity: note, exclude: [A]}, direct_date: {exclude: [B], allow: [x]}}")
    let date = try #require(configuration.rules["direct_date"])
    #expect(date.level == .severity(.note))
    #expect(date.exclude.map(\.text) == ["A", "B"])
    #expect(date.allow == ["x"])
  }

  @Test("'pedantic' turns on all rules that are off by default, and no others")
  func pedantic() throws {
    let configuration = try configuration("rules: {pedantic: note, many_dependencies: {max: 3}}")
    #expect(configuration.level(of: ExampleRules.unpinnedSnapshot) == .severity(.note))
    #expect(configuration.level(of: ExampleRules.manyDependencies) == .severity(.note))
    #expect(configuration.rules["many_dependencies"]?.integers == ["max": 3])
    #expect(configuration.level(of: ExampleRules.directDate) == .severity(.warning))
    #expect(configuration.rules["direct_date"] == nil)
  }

  @Test("A group's severity turns no rule on; its 'off' is for all")
  func groupAndOptIn() throws {
    let raised = try configuration("rules: {previews: error}")
    #expect(!raised.isEnabled(ExampleRules.unpinnedSnapshot))
    let both = try configuration("rules: {previews: error, pedantic: note}")
    #expect(both.level(of: ExampleRules.unpinnedSnapshot) == .severity(.note))
    let off = try configuration("rules: {previews: off, pedantic: note}")
    #expect(!off.isEnabled(ExampleRules.unpinnedSnapshot))
  }
}
