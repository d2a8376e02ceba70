import Foundation
import LintRules
import Testing

@testable import deplint

/// What documents say of rules and of the command line is what the program says. `DEPLINT_BLESS=1 swift test` rewrites it.
@Suite(.serialized) struct DocumentationTests {
  @Test func theRulesAreDocumented() throws {
    try Golden.expect(RuleDocumentation.document(RuleRegistry.metadata), equalsFile: "Documentation/Rules.md")
  }

  @Test func theTopicsAreDocumented() throws {
    try Golden.expect(TopicDocumentation.document(Topic.all, rules: RuleRegistry.metadata), equalsFile: "Documentation/Topics.md")
  }

  @Test func theReadmeListsTheRules() throws {
    let table = RuleDocumentation.table(RuleRegistry.metadata, linkedTo: "Documentation/Rules.md")
    try Golden.expect(table, equalsBlock: "rules", of: "README.md")
  }

  @Test func theReadmeShowsTheUsage() throws {
    try Golden.expect("```\n\(Help.text(for: nil))```\n", equalsBlock: "usage", of: "README.md")
  }

  @Test func theReadmeShowsWhatTheExampleGives() throws {
    let result = try BuiltBinary.run(["Examples/ArticleShop"], in: Golden.package.path, environment: [("COLUMNS", "")])
    #expect(result.exitStatus == 1)
    // How long it took differs from run to run.
    let time = try #require(result.output.range(of: "modules, [0-9.]+ m?s\\)", options: .regularExpression))
    let output = result.output.replacingCharacters(in: time, with: "modules, 12 ms)")
    try Golden.expect("```\n\(output)```\n", equalsBlock: "transcript", of: "README.md")
  }

  @Test func explainPrintsWhatTheDocumentSays() {
    let rules = RuleDocumentation.document(RuleRegistry.metadata)
    for rule in RuleRegistry.metadata {
      let text = TextCommands.explain(.rule(rule.id))
      #expect(text.hasPrefix("# \(rule.id)\n") && text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
      for line in text.split(separator: "\n") { #expect(rules.contains(line), "\(rule.id): \(line)") }
    }
    #expect(TextCommands.explain(.rule("no_such_rule")) == "")
  }

  @Test func explainTellsTopics() {
    let document = TopicDocumentation.document(Topic.all, rules: RuleRegistry.metadata)
    let overview = TextCommands.explain(.overview)
    for topic in Topic.all {
      let text = TextCommands.explain(.topic(topic.name))
      #expect(text.hasPrefix("# \(topic.name)\n") && text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
      for line in text.split(separator: "\n") { #expect(document.contains(line), "\(topic.name): \(line)") }
      #expect(overview.contains(topic.name) && overview.contains(topic.summary))
    }
  }
}
