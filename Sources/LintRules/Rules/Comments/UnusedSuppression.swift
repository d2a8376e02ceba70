import SwiftLexer

/// Reports a directive that silences nothing. The linter asks it after the other rules, with what the directives did; as a
/// rule of its own it has nothing to check, since no rule sees another's findings.
package struct UnusedSuppression: Rule {
  package static let metadata = RuleMetadata(
    id: "unused_suppression", group: .comments, summary: "directive that silences nothing", severity: .warning,
    since: "0.1.0", fixes: .always, interest: .directives,
    explanation: #"""
      ## What it does

      Reports a `deplint:disable` comment that silenced no finding of a rule that ran: the problem was fixed, the directive
      stands in the wrong place, or its date has passed.

      ## Why is this bad?

      A directive that is left behind silences the next problem that comes to its place, and nobody will see it.

      ## Example

      ```swift
      struct Greeting {
        // deplint:disable:next direct_date - the clock is read for a log only
        var text = "good morning"
      }
      ```

      ## Use instead

      ```swift
      struct Greeting {
        var text = "good morning"
      }
      ```

      ## Limits

      A directive for a rule that did not run (switched off, or left out with `--only` or `--skip`) is not judged. A
      `:file` directive counts only in the comments before the first line of code.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}
  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {}

  /// - Parameters:
  ///   - used: indices of entries that silenced something.
  ///   - ran: rules that ran.
  static func findings(
    _ suppressions: Suppressions, used: Set<Int>, ran: Set<RuleID>, file: SourceFile, target: String?
  ) -> [Finding] {
    var result: [Finding] = []
    for (index, entry) in suppressions.entries.enumerated() where !used.contains(index) {
      let directive = suppressions.directives[entry.directive]
      let name = directive.names[entry.name]
      if name.id != "all" || directive.scope != .file {
        guard ran.contains(RuleID(name.id)) else { continue }
      }
      let message: Finding.Message =
        if entry.lapsed {
          .lapsed(name.id, directive.until ?? "")
        } else if directive.scope == .file, !directive.isInFirstComments {
          .notInFirstComments
        } else {
          .silencesNothing(name.id)
        }
      result.append(
        Finding(
          rule: metadata.id, severity: metadata.severity, path: file.path, range: name.range, message: message.text,
          fixes: [removal(of: entry.name, from: directive, file)], target: target))
    }
    return result
  }

  /// Deletes the name; where it is the only one, the comment, and its line where nothing else stands on it.
  private static func removal(of index: Int, from directive: Directive, _ file: SourceFile) -> Fix {
    var start = Int(directive.range.start)
    var end = Int(directive.range.end)
    if directive.names.count > 1 {
      let names = directive.names
      let range = index + 1 < names.count
        ? SourceRange(start: names[index].range.start, end: names[index + 1].range.start)
        : SourceRange(start: names[index - 1].range.end, end: names[index].range.end)
      return Fix(
        title: "remove '\(names[index].id)' from the directive", applicability: .safe,
        edits: [TextEdit(range: range, replacement: "")])
    }
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    while start > 0, isBlank(file.storage[start - 1]) { start -= 1 }
    let startsLine = start == 0 || file.storage[start - 1] == UInt8(ascii: "\n") || file.storage[start - 1] == UInt8(ascii: "\r")
    var behind = end
    while behind < file.count, isBlank(file.storage[behind]) { behind += 1 }
    if startsLine, file.storage[behind] == UInt8(ascii: "\r") || file.storage[behind] == UInt8(ascii: "\n") {
      end = behind + (file.storage[behind] == UInt8(ascii: "\r") && file.storage[behind + 1] == UInt8(ascii: "\n") ? 2 : 1)
    } else if startsLine {
      start = Int(directive.range.start)
    }
    return Fix(
      title: "remove the directive", applicability: .safe, edits: [TextEdit(range: SourceRange(start..<end), replacement: "")])
  }
}

extension Finding.Message {
  fileprivate static func silencesNothing(_ rule: String) -> Self { "no finding of '\(rule)' is silenced here" }
  fileprivate static func lapsed(_ rule: String, _ date: String) -> Self {
    "the directive for '\(rule)' lapsed after \(date) and silences nothing"
  }
  fileprivate static let notInFirstComments: Self =
    "a 'disable:file' directive counts only in the comments before the first line of code"
}
