import SwiftLexer

/// One problem at one place.
package struct Finding: Sendable {
  package var rule: RuleID
  package var severity: Severity
  /// Relative to the root, separated by `/`.
  package var path: String
  package var range: SourceRange
  /// Lower-case start, no final period, names in single quotes; states the problem.
  package var message: String
  package var notes: [Note]
  package var fixes: [Fix]
  /// Name of the target that the file belongs to, or `nil`.
  package var target: String?
  /// Dotted path of the declaration that the finding stands in; empty at file scope.
  package var symbol: String
  /// Name of the place that it stands in, as the option `scopes` has them (`reducer`, `effect`, …); `nil` for rules without places.
  package var scope: String?
  /// Module names from the first to the last, for findings about a path through the graph.
  package var chain: [String]
  /// The places of the chain's steps, where it has some.
  package var links: [ChainLink] = []
  /// 16 hexadecimal digits, `:`, ordinal. Set by the linter.
  package var fingerprint: String = ""

  package init(
    rule: RuleID, severity: Severity, path: String, range: SourceRange, message: String, notes: [Note] = [],
    fixes: [Fix] = [], target: String? = nil, symbol: String = "", chain: [String] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.range = range
    self.message = message
    self.notes = notes
    self.fixes = fixes
    self.target = target
    self.symbol = symbol
    self.chain = chain
  }
}

extension Finding: Comparable {
  private var order: (String, SourceRange, RuleID, String) { (path, range, rule, message) }
  package static func < (lhs: Finding, rhs: Finding) -> Bool { lhs.order < rhs.order }
  package static func == (lhs: Finding, rhs: Finding) -> Bool { lhs.order == rhs.order }
}

/// One step of a finding's chain.
package struct ChainLink: Sendable, Equatable {
  /// The module that it starts from, and what it leads to.
  package var from: String
  package var to: String
  /// The dependency in the manifest; its message is of no account.
  package var manifest: Note
  /// The first import, where there is one.
  package var firstImport: Note?
  /// Without this dependency the chain is broken, and no other way leads there.
  package var isCut: Bool
}

/// A second place that explains a finding.
package struct Note: Sendable, Equatable {
  package var path: String
  package var range: SourceRange
  package var message: String

  package init(path: String, range: SourceRange, message: String) {
    self.path = path
    self.range = range
    self.message = message
  }
}

/// A way out, as edits of the finding's own file.
package struct Fix: Sendable, Equatable {
  package enum Applicability: String, Sendable {
    /// Keeps what the code means, but for the problem.
    case safe
    /// Changes behaviour on purpose, or needs a look.
    case unsafe
  }
  /// An imperative verb phrase.
  package var title: String
  package var applicability: Applicability
  /// In source order, not overlapping.
  package var edits: [TextEdit]

  package init(title: String, applicability: Applicability, edits: [TextEdit]) {
    self.title = title
    self.applicability = applicability
    self.edits = edits
  }
}

package struct TextEdit: Sendable, Equatable {
  package var range: SourceRange
  package var replacement: String

  package init(range: SourceRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension Finding {
  /// The wording of a rule's findings, kept in one place of the rule's file.
  package struct Message: Sendable, Equatable, ExpressibleByStringInterpolation {
    package let text: String
    package init(_ text: String) { self.text = text }
    package init(stringLiteral value: String) { text = value }
  }
}
