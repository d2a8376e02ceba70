/// What is said of rules in Markdown, rendered from their metadata and from nothing else.
package enum RuleDocumentation {
  /// One rule, as `deplint explain` prints it; ends with a line end.
  package static func text(of rule: RuleMetadata) -> String {
    section(of: rule, level: 1)
  }

  /// `Documentation/Rules.md`: a table of the rules and a section for each; ends with a line end.
  ///
  /// - Parameter rules: in the order in which they are to appear.
  package static func document(_ rules: [RuleMetadata]) -> String {
    let head = """
      # Rules

      <!-- Rendered from the rules' metadata: `make bless` writes it. Change the rules, not this file. -->

      Each rule has an entry in `.deplint.yml` under `rules:`, by its own name or by that of its group. A configured severity
      takes the place of the rule's own; findings that the rule grades lower stay lower. Each rule also takes `exclude`, a
      list of globs. *Off* rules run only where they are configured or asked for by `--only`.


      """
    let sections = rules.map { section(of: $0, level: 2) }
    return head + table(rules, linkedTo: "") + "\n" + sections.joined(separator: "\n")
  }

  /// The table of rules, a row each; ends with a line end.
  ///
  /// - Parameter file: the file that the rules' sections are in, relative to where the table stands; empty for this one.
  package static func table(_ rules: [RuleMetadata], linkedTo file: String) -> String {
    var lines = ["| rule | severity | reports | fix |", "| --- | --- | --- | --- |"]
    for rule in rules {
      lines.append(
        "| [`\(rule.id)`](\(file)#\(rule.id)) | \(severity(of: rule)) | \(rule.summary) | \(fix(of: rule) ?? "–") |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Parts

  private static func section(of rule: RuleMetadata, level: Int) -> String {
    let mark = String(repeating: "#", count: level)
    var facts = ["**\(severity(of: rule))**", "group `\(rule.group.rawValue)`"]
    if let fix = fix(of: rule) { facts.append("\(fix) has a fix") }
    facts.append("since \(rule.since)")
    var lines = [
      "\(mark) \(rule.id)", "", "Reports: \(rule.summary).", "", facts.joined(separator: " · "), "",
      deepened(rule.explanation, to: level),
    ]
    if !rule.options.isEmpty {
      lines += ["", "\(mark)# Options", ""]
      lines += rule.options.map { "- `\($0.name)`, \(kind(of: $0)): \($0.summary)" }
    }
    let topics = Topic.behind(rule.id)
    if !topics.isEmpty {
      let links = topics.map { "[`deplint explain \($0.name)`](Topics.md#\($0.name))" }
      lines += ["", "See also: " + links.joined(separator: ", ")]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func severity(of rule: RuleMetadata) -> String {
    rule.isOptIn ? "off, else \(rule.severity.name)" : rule.severity.name
  }

  private static func fix(of rule: RuleMetadata) -> String? {
    switch rule.fixes {
    case .none: nil
    case .sometimes: "sometimes"
    case .always: "always"
    }
  }

  private static func kind(of option: RuleOption) -> String {
    switch option.kind {
    case .list(let allowed):
      allowed.isEmpty ? "a list" : "a list of " + allowed.map { "`\($0)`" }.joined(separator: ", ")
    case .integer(let minimum): "a number from \(minimum) on"
    }
  }

  /// An explanation, whose headings are of the second level, below a heading of `level`.
  static func deepened(_ explanation: String, to level: Int) -> String {
    var isCode = false
    let lines = explanation.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("```") { isCode.toggle() }
      return !isCode && line.hasPrefix("## ") ? String(repeating: "#", count: level - 1) + line : String(line)
    }
    return lines.joined(separator: "\n")
  }
}
