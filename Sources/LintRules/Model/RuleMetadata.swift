import SwiftLexer

/// What a rule says of itself: the one source of its documentation, defaults and configuration keys.
package struct RuleMetadata: Sendable {
  package let id: RuleID
  package let group: RuleGroup
  /// One line without a final period, completing "reports a …".
  package let summary: String
  /// The highest grade that the rule gives; a finding may carry a lower one.
  package let severity: Severity
  /// Off unless it is configured or asked for by `--only`.
  package let isOptIn: Bool
  /// The version that introduced it.
  package let since: String
  package let fixes: FixAvailability
  package let options: [RuleOption]
  package let interest: Interest
  /// Markdown with the headings `## What it does`, `## Why is this bad?`, `## Example`, `## Use instead`, `## Limits`.
  package let explanation: String

  package init(
    id: RuleID, group: RuleGroup, summary: String, severity: Severity, isOptIn: Bool = false, since: String,
    fixes: FixAvailability, options: [RuleOption] = [], interest: Interest = .tokens([]), explanation: String
  ) {
    self.id = id
    self.group = group
    self.summary = summary
    self.severity = severity
    self.isOptIn = isOptIn
    self.since = since
    self.fixes = fixes
    self.options = options
    self.interest = interest
    self.explanation = explanation
  }
}

/// Which files a rule wants to see, so that others need not be kept.
package enum Interest: Sendable {
  /// Files that hold one of these words in their code. Only these rules are given regions.
  case tokens([KnownWord])
  /// Every file's facts; tokens and outline only of files that hold one of these words, else they are empty.
  case facts([KnownWord])
  /// Files with a comment that begins with `deplint:`.
  case directives
  /// Files with lexical issues.
  case issues
}

package enum FixAvailability: String, Sendable {
  case none, sometimes, always
}

/// An option of a rule beyond those that every rule has (`severity`, `exclude`).
package struct RuleOption: Sendable {
  package enum Kind: Sendable {
    /// A list of words, each one of `allowed` unless that is empty.
    case list(allowed: [String])
    case integer(minimum: Int)
  }
  package let name: String
  package let kind: Kind
  /// One line, for the documentation and the editor's schema.
  package let summary: String

  package init(name: String, kind: Kind, summary: String) {
    self.name = name
    self.kind = kind
    self.summary = summary
  }
}
