import LintRules
import SwiftLexer

/// One line a finding, as compilers print them: Xcode makes issues of them when a build phase or a plugin does.
///
/// Paths are absolute, since others cannot be clicked, and a finding's notes follow it directly.
struct XcodeReporter: Reporter {
  let context: ReportContext

  func render(_ report: LintReport, sources: SourceTable) -> String {
    var lines: [String] = []
    for finding in report.findings {
      let start = start(of: finding.range, in: finding.path, sources)
      lines.append("\(start): \(finding.severity.name): \(finding.message) (\(finding.rule))")
      for note in finding.notes {
        lines.append("\(self.start(of: note.range, in: note.path, sources)): note: \(note.message)")
      }
    }
    for problem in report.problems {
      let start = problem.path.map { "\(joined(context.root, $0)):1:1: " } ?? ""
      lines.append("\(start)error: \(problem.message)")
    }
    if !context.isQuiet {
      lines += report.remarks.map { "note: \($0)" }
      lines += report.graph.notJudged.map { "note: not judged: \($0)" }
    }
    let text = lines.map { $0.neutralized + "\n" }.joined()
    return context.isGitHubActions ? text.withoutRunnerCommands : text
  }

  private func start(of range: SourceRange, in path: String, _ sources: SourceTable) -> String {
    let place = sources.place(of: range, in: path, unit: .utf8)
    return "\(joined(context.root, path)):\(place.line):\(place.column)"
  }
}
