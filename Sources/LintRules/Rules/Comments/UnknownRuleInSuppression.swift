import SwiftLexer

/// Reports a directive that names no rule that exists, or is itself no directive: it silences nothing, whatever its author hopes.
package struct UnknownRuleInSuppression: Rule {
  package static let metadata = RuleMetadata(
    id: "unknown_rule_in_suppression", group: .comments, summary: "directive that names no rule", severity: .warning,
    since: "0.1.0", fixes: .none, interest: .directives,
    explanation: #"""
      ## What it does

      Reports a `deplint:` comment that names a rule which does not exist, names none, or is spelt wrongly itself, as its
      expiry date may be.

      ## Why is this bad?

      It silences nothing. Rule names in directives are exact, so that a directive never silences more than its author meant.

      ## Example

      ```swift
      // deplint:disable:next direct_dates - shown to nobody
      let title = "Today"
      ```

      ## Use instead

      ```swift
      let title = "Today"
      ```

      ## Limits

      `all` is a name in `deplint:disable:file` only.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    for directive in Directive.read(pass.file, pass.buffer) {
      if case .unknown(let word) = directive.scope {
        let near = Suggestion.nearest(to: word, among: ["disable", "disable:next", "disable:this", "disable:file", "enable"])
        report(pass.finding(Self.metadata, at: directive.keyword, Finding.Message.noDirective(word, near).text))
        continue
      }
      if directive.names.isEmpty {
        report(pass.finding(Self.metadata, at: directive.keyword, Finding.Message.noName.text))
      }
      if let range = directive.misspeltUntil {
        report(pass.finding(Self.metadata, at: range, Finding.Message.noDate(pass.file.text(range)).text))
      }
      for name in directive.names where !RuleRegistry.ids.contains(RuleID(name.id)) {
        if name.id == "all", directive.scope == .file { continue }
        let message: Finding.Message =
          name.id == "all"
          ? .allOutsideFile
          : RuleGroup(rawValue: name.id) != nil
          ? .group(name.id)
          : .noRule(name.id, Suggestion.nearest(to: name.id, among: RuleRegistry.ids.map(\.rawValue).sorted()))
        report(pass.finding(Self.metadata, at: name.range, message.text))
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func noDirective(_ word: String, _ near: String?) -> Self {
    Self("'deplint:\(word)' is no directive" + (near.map { "; did you mean 'deplint:\($0)'?" } ?? ""))
  }
  fileprivate static let noName: Self = "the directive names no rule and silences nothing"
  fileprivate static let allOutsideFile: Self = "'all' can be silenced in 'deplint:disable:file' only"
  fileprivate static func group(_ name: String) -> Self {
    Self("'\(name)' is a group of rules, and a directive names rules; 'deplint rules' lists those of each group")
  }
  fileprivate static func noDate(_ text: String) -> Self {
    Self("'\(text)' sets no date: expected 'until yyyy-mm-dd', a day of the calendar, at the end of the comment")
  }
  fileprivate static func noRule(_ name: String, _ near: String?) -> Self {
    Self("there is no rule '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }
}
