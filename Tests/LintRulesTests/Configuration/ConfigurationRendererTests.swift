import Foundation
import LintRules
import Testing

@Suite("config show, config schema and init")
struct ConfigurationRendererTests {
  private static let text = """
    fail_on: error
    exclude: [Generated, "**/*.pb.swift"]
    baseline: .deplint-baseline
    rules:
      pedantic: note
      keys: {exclude: [Legacy]}
      missing_test_value: warning
      direct_date: {scopes: [reducer], allow: [Date.now, "it's"]}
      many_dependencies: {severity: error, max: 8}
      exhaustivity_off: off
    modules:
      interface: ["*Client"]
      split: required
      rules:
        - {from: "*Feature", to: "*Live", except: [PreviewLive], reason: "features: stay light"}
        - {from: A, to: B}
    """

  @Test func show() throws {
    let shown = ConfigurationRenderer.render(
      try configuration(Self.text), rules: ExampleRules.all, path: ".deplint.yml")
    #expect(
      shown == """
        # In effect, from .deplint.yml and defaults.
        fail_on: error
        exclude:
          # Built in.
          - .git
          - .hg
          - .svn
          - .build*
          - .swiftpm
          - .index-build
          - DerivedData
          - SourcePackages
          - Pods
          - Carthage
          - node_modules
          - '*.xcframework'
          - Package@swift-*.swift
          - '*.docc'
          - '*.playground'
          - '*.playgroundbook'
          - '*.xctemplate'
          - '*___*___*'
          - '*{{*}}*'
          # From the configuration.
          - Generated
          - '**/*.pb.swift'
        graph: auto
        baseline: .deplint-baseline
        rules:
          # keys
          complacent_test_value:
            # severity: warning
            exclude: [Legacy]
          missing_test_value:
            severity: warning
            exclude: [Legacy]
          # world
          direct_date:
            # severity: warning
            scopes: [reducer]
            allow: [Date.now, 'it''s']
          # reducers
          many_dependencies:
            severity: error
            max: 8
          # tests
          exhaustivity_off: off
          # previews
          unpinned_snapshot: note
        modules:
          interface: ['*Client']
          live: []
          app: []
          heavy: []
          light: []
          integration_tests: []
          link_only: []
          split: required
          rules:
            - from: '*Feature'
              to: '*Live'
              except: [PreviewLive]
              reason: 'features: stay light'
            - from: A
              to: B

        """)
  }

  @Test("What is shown is a configuration that says the same", arguments: ["", text])
  func showIsStable(text: String) throws {
    let first = ConfigurationRenderer.render(try configuration(text), rules: ExampleRules.all, path: nil)
    var again = try configuration(first)
    let builtIn = Configuration.builtInExcludes.map(\.text)
    #expect(again.exclude.prefix(builtIn.count).map(\.text) == builtIn)
    again.exclude.removeFirst(builtIn.count)
    #expect(ConfigurationRenderer.render(again, rules: ExampleRules.all.reversed(), path: nil) == first)
    #expect(first.hasPrefix("# In effect, by default: no configuration file."))
  }

  @Test("Any text comes back out of the YAML that is written for it", arguments: [
    "plain", "", " ", "it's", "a: b", "a #b", "*x", "~", "null", "[a]", "{a, b", "\"q\"", "tab\t", "line\nend", "\u{7}",
    "é😀", "-", "- a", "---", "...", "...x", "?", "@a", "a@b", "%", "x:", "off", "\u{7F}", "back\\slash\n", "\u{9B}31m", "\u{202E}x", "\u{E0001}",
  ])
  func scalars(text: String) throws {
    var configuration = Configuration()
    var settings = RuleSettings()
    settings.allow = [text, text]
    configuration.rules["direct_date"] = settings
    let rendered = ConfigurationRenderer.render(configuration, rules: ExampleRules.all, path: "a\nb: c")
    let again = try LintRulesTests.configuration(rendered)
    #expect(again.rules["direct_date"]?.allow == [text, text])
  }

  // MARK: - Schema

  @Test func schemaIsTheSameInAnyOrder() {
    let schema = ConfigurationSchema.render(rules: ExampleRules.all)
    #expect(schema == ConfigurationSchema.render(rules: ExampleRules.all.reversed()))
    #expect(schema.hasSuffix("}\n"))
  }

  @Test func schemaHoldsKeysAndRules() throws {
    let schema = ConfigurationSchema.render(rules: ExampleRules.all)
    let root = try #require(JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any])
    #expect(root["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
    #expect(root["additionalProperties"] as? Bool == false)
    let properties = try #require(root["properties"] as? [String: [String: Any]])
    #expect(properties.keys.sorted() == ["baseline", "exclude", "fail_on", "graph", "modules", "rules"])
    #expect(properties["fail_on"]?["enum"] as? [String] == ["error", "warning", "note", "never"])
    let rules = try #require(properties["rules"]?["properties"] as? [String: [String: Any]])
    #expect(
      Set(rules.keys)
        == Set(ExampleRules.all.map(\.id.rawValue) + RuleGroup.allCases.map(\.rawValue)))
    #expect(
      rules["direct_date"]?["description"] as? String
        == "Reports a date that is read from the system (default: warning)")
    let forms = try #require(rules["direct_date"]?["anyOf"] as? [[String: Any]])
    let options = try #require(forms.last?["properties"] as? [String: Any])
    #expect(options.keys.sorted() == ["allow", "exclude", "scopes", "severity"])
    let modules = try #require(properties["modules"]?["properties"] as? [String: Any])
    #expect(modules.count == 9)
    // Every reference has its definition.
    let definitions = try #require(root["definitions"] as? [String: Any])
    let references = schema.split(separator: "#/definitions/").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    #expect(Set(references) == Set(definitions.keys))
  }

  // MARK: - init

  private static var survey: InitialConfiguration.Survey {
    var survey = InitialConfiguration.Survey()
    survey.packages = [".", "Packages/Core"]
    survey.moduleCount = 3
    survey.fileCount = 1
    survey.interface = ["CartClient", "ArticleClient"]
    survey.live = (0..<30).map { "Module\($0)Live" }
    survey.exclusions = [.init(pattern: "Gen's/*.swift", reason: "12 generated\nfiles")]
    survey.findings = ["missing_test_value": 3, "direct_date": 1, "unknown": 9, "exhaustivity_off": 0]
    return survey
  }

  @Test func initialConfiguration() {
    let rendered = InitialConfiguration.render(Self.survey, rules: ExampleRules.all)
    #expect(
      rendered == """
        # What deplint checks here. Every key is optional; what is commented out is the default, or an example.
        #   deplint config show     what is in effect
        #   deplint explain RULE    what a rule is about, and its options
        #
        # Found: 1 Swift file, 3 modules in 2 packages (this folder, Packages/Core).

        # Findings of this severity and above fail a run: error, warning, note or never.
        # fail_on: warning

        # Paths that are not looked at, besides the built-in ones that 'deplint config show' lists.
        # Globs; those with a '/' begin at this folder, the others match a name anywhere.
        exclude:
          - 'Gen''s/*.swift'  # 12 generated?files

        # Where the module graph comes from: manifests, or SwiftPM where they cannot be read (auto), SwiftPM (dump),
        # manifests alone (static), or nowhere (off).
        # graph: auto

        # File of the findings that are accepted for now; not available yet.
        # baseline: .deplint-baseline

        # Severity and options of rules and of groups of rules; a rule's own line wins over its group's.
        # error, warning, note or off, or a map such as {severity: note, exclude: [Legacy]}.
        rules:
          # direct_date: warning       # 1 finding now
          # missing_test_value: error  # 3 findings now
          # pedantic: note  # turns on every rule that is off by default

        # Roles of modules, where they are not inferred rightly, and layers. Patterns of names such as '*Client'.
        modules:
          # Modules that declare clients and must stay cheap to link.
          # interface: [ArticleClient, CartClient]  # inferred
          # Modules that hold live implementations.
          # live: [Module0Live, Module10Live, Module11Live, Module12Live, Module13Live]  # inferred, 30 in all
          # Modules that put the app together and may link live modules.
          # app: []
          # Modules that an interface must not bring along, besides those that are known.
          # heavy: []
          # Modules that anything may link, besides those that are known.
          # light: []
          # Test targets that run live implementations on purpose.
          # integration_tests: []
          # Modules that are linked for their conformances and imported by nobody.
          # link_only: []
          # Whether every client must have its live implementation in a module of its own.
          # split: optional
          # Layers: which modules must not depend on which; the first that matches counts.
          # rules: [{from: '*Feature', to: '*Live', reason: features depend on interfaces}]

        """)
  }

  @Test("The file decodes as it is, and with its comments made lines", arguments: [survey, .init()])
  func initialConfigurationDecodes(survey: InitialConfiguration.Survey) throws {
    let rendered = InitialConfiguration.render(survey, rules: ExampleRules.all)
    let asItIs = try configuration(rendered)
    #expect(asItIs.exclude.map(\.text) == survey.exclusions.map(\.pattern))
    #expect(asItIs.rules == [:])

    let keys = ["fail_on", "exclude", "graph", "baseline", "split", "pedantic", "rules", "interface", "live", "app"]
      + ExampleRules.all.map(\.id.rawValue)
    let uncommented = rendered.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isKey = keys.contains { line.trimmingPrefix(while: { $0 == " " }).hasPrefix("# \($0): ") }
      return isKey ? String(line.prefix { $0 == " " } + line.drop { $0 == " " }.dropFirst(2)) : String(line)
    }
    let configured = try configuration(uncommented.joined(separator: "\n"))
    #expect(configured.failOn == .warning)
    #expect(configured.baseline == ".deplint-baseline")
    #expect(configured.isEnabled(ExampleRules.unpinnedSnapshot))
    #expect(configured.modules.rules.count == 1)
  }

  // MARK: - The rules that exist

  @Test("Names of rules, groups and options do not collide")
  func names() {
    let groups = Set(RuleGroup.allCases.map(\.rawValue))
    for rule in RuleRegistry.metadata {
      #expect(!groups.contains(rule.id.rawValue))
      let options = rule.options.map(\.name)
      #expect(Set(options).union(["severity", "exclude"]).count == options.count + 2, "\(rule.id)")
    }
  }

  @Test func everyRuleCanBeShownAndConfigured() throws {
    let rules = RuleRegistry.metadata
    let shown = ConfigurationRenderer.render(Configuration(), rules: rules, path: nil)
    let configuration = try ConfigurationDecoder.decode(Array(shown.utf8), rules: rules)
    #expect(configuration.rules.keys.sorted() == rules.map(\.id).sorted())
    let schema = ConfigurationSchema.render(rules: rules)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(schema.utf8)) }
    let initial = InitialConfiguration.render(.init(), rules: rules)
    #expect(throws: Never.self) { try ConfigurationDecoder.decode(Array(initial.utf8), rules: rules) }
  }
}
