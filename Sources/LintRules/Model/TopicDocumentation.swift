/// What is said of topics in Markdown.
package enum TopicDocumentation {
  /// One topic, as `deplint explain` prints it; ends with a line end.
  ///
  /// - Parameter rules: those that exist.
  package static func text(of topic: Topic, rules: [RuleMetadata]) -> String { section(topic, rules, level: 1) }

  /// `Documentation/Topics.md`: a table of the topics and a section for each; ends with a line end.
  package static func document(_ topics: [Topic], rules: [RuleMetadata]) -> String {
    let head = """
      # Topics

      <!-- Rendered from Sources/LintRules/Topics: `make bless` writes it. Change the topics, not this file. -->

      What several rules rest on, as `deplint explain TOPIC` prints it.


      """
    var lines = ["| topic | tells |", "| --- | --- |"]
    lines += topics.map { "| [`\($0.name)`](#\($0.name)) | \($0.summary) |" }
    let sections = topics.map { section($0, rules, level: 2) }
    return head + lines.joined(separator: "\n") + "\n\n" + sections.joined(separator: "\n")
  }

  /// The topics, one a line, for who asks what there is; ends with a line end.
  package static func list(_ topics: [Topic]) -> String {
    let width = topics.map(\.name.count).max() ?? 0
    return topics.map { topic in
      topic.name + String(repeating: " ", count: width - topic.name.count) + "  " + topic.summary + "\n"
    }.joined()
  }

  private static func section(_ topic: Topic, _ rules: [RuleMetadata], level: Int) -> String {
    // The heading is the name, so that links lead to it.
    var lines = [
      "\(String(repeating: "#", count: level)) \(topic.name)", "", "**\(topic.title)**: \(topic.summary).", "",
      RuleDocumentation.deepened(topic.text, to: level),
    ]
    let known = topic.rules.filter { id in rules.contains { $0.id == id } }
    if !known.isEmpty {
      lines += ["", "Rules: " + known.map { "[`\($0)`](Rules.md#\($0))" }.joined(separator: ", ")]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
