import LintRules
import SwiftLexer
import Testing

@Suite struct TopicTests {
  @Test(arguments: Topic.all.map(\.name)) func topicsHaveTheirForm(_ name: String) throws {
    let topic = try #require(Topic.named(name))
    #expect(name.allSatisfy { $0.isLowercase || $0 == "-" }, "a topic's name is typed on the command line")
    #expect(topic.summary.first?.isLowercase == true && topic.summary.last != ".")
    #expect(topic.rules == topic.rules.sorted() && Set(topic.rules).count == topic.rules.count, "sorted, each once")
    #expect(topic.rules.contains { RuleRegistry.ids.contains($0) }, "no rule leads to it")
    #expect(topic.text.split(separator: "\n").count { $0.hasPrefix("```") }.isMultiple(of: 2))
    for line in topic.text.split(separator: "\n") where !line.hasPrefix("|") {
      #expect(line.count <= 125, "\(line)")
    }
  }

  /// What a topic shows as good code is good code.
  @Test(arguments: Topic.all.map(\.name)) func examplesAreClean(_ name: String) throws {
    let topic = try #require(Topic.named(name))
    let blocks = topic.text.components(between: "```swift\n", and: "\n```")
    #expect(!blocks.isEmpty || name == "interface-and-live")
    for block in blocks {
      let example = FixtureCase(name: name, files: [FixtureCase.File(path: "Example.swift", bytes: Array((block + "\n").utf8))])
      let found = try FixtureRun(example, only: RuleRegistry.metadata.map(\.id.rawValue)).findings
      #expect(found.isEmpty, "\(found)")
    }
  }

  @Test func rulesSayWhereToReadOn() throws {
    let rule = try #require(RuleRegistry.metadata(of: "missing_test_value"))
    let text = RuleDocumentation.text(of: rule)
    #expect(text.hasSuffix("\n\nSee also: [`deplint explain three-worlds`](Topics.md#three-worlds)\n"))
  }

  @Test func rulesThatDoNotExistAreLeftOut() throws {
    let topic = try #require(Topic.named("observers"))
    let rule = try #require(RuleRegistry.metadata(of: "complacent_test_value"))
    let text = TopicDocumentation.text(of: topic, rules: [rule])
    #expect(text.hasSuffix("\n\nRules: [`complacent_test_value`](Rules.md#complacent_test_value)\n"))
    #expect(!TopicDocumentation.text(of: topic, rules: []).contains("Rules:"))
  }
}

extension String {
  fileprivate func components(between begin: String, and end: String) -> [String] {
    var result: [String] = []
    var rest = self[...]
    while let start = rest.firstRange(of: begin), let stop = rest[start.upperBound...].firstRange(of: end) {
      result.append(String(rest[start.upperBound..<stop.lowerBound]))
      rest = rest[stop.upperBound...]
    }
    return result
  }
}
