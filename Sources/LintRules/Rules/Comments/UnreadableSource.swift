import SwiftLexer

/// Reports where a file is no well-formed Swift text, since what stands there was not checked.
package struct UnreadableSource: Rule {
  package static let metadata = RuleMetadata(
    id: "unreadable_source", group: .comments, summary: "place that cannot be read as Swift", severity: .note,
    since: "0.1.0", fixes: .none, interest: .issues,
    explanation: #"""
      ## What it does

      Reports the first place of each kind at which a file is no well-formed Swift text: a string or comment that does not
      end, a bracket without a partner, broken UTF-8, a conflict marker of version control.

      ## Why is this bad?

      deplint goes on behind such a place, but what stands there was not checked. Silence should mean "checked and clean".

      ## Example

      ```swift
      let greeting = "good morning
      ```

      ## Use instead

      ```swift
      let greeting = "good morning"
      ```

      ## Limits

      The compiler's own diagnostics are not repeated: only what keeps the file from being split into tokens is named.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    var counts: [UInt8: Int] = [:]
    for issue in pass.buffer.issues { counts[issue.kind.rawValue, default: 0] += 1 }
    // Each kind once, at its first place.
    for issue in pass.buffer.issues {
      guard let count = counts.removeValue(forKey: issue.kind.rawValue) else { continue }
      report(pass.finding(Self.metadata, at: issue.range, Finding.Message.issue(issue.kind, count).text))
      if counts.isEmpty { break }
    }
  }
}

extension Finding.Message {
  fileprivate static func issue(_ kind: LexicalIssue.Kind, _ count: Int) -> Self {
    let what =
      switch kind {
      case .unterminatedString: "a string does not end; the rest of its line was not checked"
      case .unterminatedBlockComment: "a comment does not end; nothing behind it was checked"
      case .unterminatedRegex: "a regex literal does not end; the rest of its line was not checked"
      case .unterminatedIdentifier: "a name in back quotes does not end"
      case .unclosedBracket: "a bracket is not closed; declarations around it may have been missed"
      case .unmatchedBracket: "a bracket closes nothing; declarations around it may have been missed"
      case .invalidUTF8: "bytes that are no UTF-8 were passed over"
      case .nulByte: "a NUL byte was passed over"
      case .invalidCharacter: "a character that Swift does not know was passed over"
      case .unprintableCharacter: "an unprintable character stands in a literal"
      case .invalidEscape: "a literal holds an escape sequence that Swift does not know"
      case .invalidNumber: "a number is malformed"
      case .invalidIdentifier: "a name begins with a character that cannot begin one"
      case .conflictMarker: "a conflict marker of version control; the block was not checked"
      case .unexpectedCommentEnd: "'*/' ends no comment"
      }
    return Self(count > 1 ? "\(what) (and \(count - 1) more like it)" : what)
  }
}
