import LintRules
import SwiftLexer

/// Workflow commands, which GitHub's runner turns into annotations of the pull request.
///
/// The runner keeps ten annotations a level and step and drops the rest, in the order of printing. So the worst come
/// first, and where a level has more than ten the tenth says how many are left; those follow as plain lines of the log.
struct GitHubReporter: Reporter {
  /// The runner's `_maxCountPerIssueType`.
  static let annotationsPerLevel = 10
  /// UTF-16 units of a message that the runner keeps.
  static let messageLimit = 4096

  let context: ReportContext

  func render(_ report: LintReport, sources: SourceTable) -> String {
    var annotations = report.problems.map(annotation)
    for level in Severity.allCases.reversed() {
      annotations += report.findings.filter { $0.severity == level }.map { annotation($0, sources) }
    }
    if !context.isQuiet, let remarks = remarks(report) { annotations.append(remarks) }

    var text = ""
    var overflow: [Annotation] = []
    for level in Severity.allCases.reversed() {
      let ofLevel = annotations.filter { $0.level == level }
      if ofLevel.count <= Self.annotationsPerLevel {
        text += ofLevel.map(\.command).joined()
      } else {
        let shown = ofLevel.prefix(Self.annotationsPerLevel - 1)
        overflow += ofLevel.dropFirst(shown.count)
        text += shown.map(\.command).joined() + Annotation.rollUp(ofLevel.count - shown.count, level).command
      }
    }
    return text + overflow.map { $0.logLine + "\n" }.joined().withoutRunnerCommands
  }

  private func annotation(_ finding: Finding, _ sources: SourceTable) -> Annotation {
    let path = joined(context.workspacePrefix, finding.path)
    let place = sources.place(of: finding.range, in: finding.path, unit: .utf16)
    var message = finding.message.neutralized
    for note in finding.notes {
      let start = sources.place(of: note.range, in: note.path, unit: .utf16)
      let path = joined(context.workspacePrefix, note.path).neutralized
      message += "\n\(path):\(start.line):\(start.column): note: \(note.message.neutralized)"
    }
    for fix in finding.fixes { message += "\nfix: \(fix.title.neutralized)" }
    return Annotation(level: finding.severity, path: path, place: place, title: finding.rule.rawValue, message: message)
  }

  private func annotation(_ problem: LintReport.Problem) -> Annotation {
    let path = problem.path.map { joined(context.workspacePrefix, $0) }
    return Annotation(level: .error, path: path, place: nil, title: Tool.name, message: problem.message.neutralized)
  }

  /// What was left out, as one annotation, lest it crowd out findings.
  private func remarks(_ report: LintReport) -> Annotation? {
    let lines = report.remarks + report.graph.notJudged.map { "not judged: \($0)" }
    if lines.isEmpty { return nil }
    let message = lines.map(\.neutralized).joined(separator: "\n")
    return Annotation(level: .note, path: nil, place: nil, title: Tool.name, message: message)
  }
}

private struct Annotation {
  let level: Severity
  /// Relative to the workspace.
  let path: String?
  let place: Place?
  let title: String
  /// Lines, hazardous characters shown.
  let message: String

  /// `::error file=…,line=…::…` with its line end.
  var command: String {
    var properties: [(String, String)] = []
    if let path { properties.append(("file", path)) }
    if let place {
      properties += [("line", String(place.line)), ("endLine", String(place.endLine))]
      // The runner drops columns that span lines, and complains.
      if place.line == place.endLine {
        properties += [("col", String(place.column)), ("endColumn", String(place.endColumn))]
      }
    } else if path != nil {
      // Without a line GitHub shows nothing in the diff.
      properties.append(("line", "1"))
    }
    properties.append(("title", title))
    let list = properties.map { "\($0)=\(Self.escapeProperty($1))" }.joined(separator: ",")
    return "::\(level.commandName) \(list)::\(Self.escapeData(Self.cut(prefix + message)))\n"
  }

  /// The same for a reader of the log, on one line.
  var logLine: String {
    "\(prefix)\(level.name): \(message.split(separator: "\n").first ?? "") [\(title)]"
  }

  static func rollUp(_ count: Int, _ level: Severity) -> Annotation {
    Annotation(
      level: level, path: nil, place: nil, title: Tool.name,
      message: "\(counted(count, level.name)) more, listed in the log of this step: GitHub keeps "
        + "\(GitHubReporter.annotationsPerLevel) annotations of a level")
  }

  /// The log hides properties, so that the place is said again.
  private var prefix: String {
    guard let path else { return "" }
    return place.map { "\(path.neutralized):\($0.line):\($0.column): " } ?? "\(path.neutralized): "
  }

  private static func escapeData(_ text: String) -> String {
    escape(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  private static func escapeProperty(_ text: String) -> String {
    escape(escapeData(text)) { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  private static func escape(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let replacement = replacement(scalar) {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func cut(_ text: String) -> String {
    guard text.utf16.count > GitHubReporter.messageLimit else { return text }
    var room = GitHubReporter.messageLimit - 1
    return text.prefix { character in
      room -= character.utf16.count
      return room >= 0
    } + "…"
  }
}

extension Severity {
  fileprivate var commandName: String { self == .note ? "notice" : name }
}
