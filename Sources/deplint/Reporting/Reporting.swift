import LintRules
import SwiftLexer

/// Renders the whole result of a run in one format. Pure: the same report gives the same text.
protocol Reporter: Sendable {
  /// The text, its last line ended; empty where the format has nothing to say.
  func render(_ report: LintReport, sources: SourceTable) -> String
}

/// The formats that a report can be written in, by their names on the command line.
enum OutputFormat: String, Sendable, CaseIterable {
  case text, xcode, github, json

  /// Formats that are announced and do not exist yet.
  static let planned = ["sarif", "checkstyle", "junit", "gitlab", "rdjson", "markdown"]

  func reporter(_ context: ReportContext) -> any Reporter {
    switch self {
    case .text: TextReporter(context: context)
    case .xcode: XcodeReporter(context: context)
    case .github: GitHubReporter(context: context)
    case .json: JSONReporter(context: context)
    }
  }
}

/// What a reporter needs to know beside the report.
struct ReportContext: Sendable {
  /// Absolute path of the folder that the report's paths are relative to.
  var root: String
  /// The root relative to `GITHUB_WORKSPACE`; empty where they are the same.
  var workspacePrefix = ""
  var usesColor = false
  /// Columns that a line of code may take up, its gutter included.
  var width = 120
  /// Findings and failures only.
  var isQuiet = false
  var showsStatistics = false
  /// How long the run took; `nil`: not said.
  var elapsedMilliseconds: Int?
  /// Standard output is read by a GitHub runner, which obeys some of the lines that it sees.
  var isGitHubActions = false
  var toolVersion = Tool.version
}

/// A range as a format states it: 1-based, the end one past the last column.
struct Place: Equatable, Sendable {
  enum Unit { case utf8, utf16 }

  var line = 1
  var column = 1
  var endLine = 1
  var endColumn = 1
}

extension SourceTable {
  /// Where a range stands. Line 1, column 1 for a path whose text is not at hand; offsets behind the end are the end.
  func place(of range: SourceRange, in path: String, unit: Place.Unit) -> Place {
    guard let entry = self[path] else { return Place() }
    let count = UInt32(entry.file.count)
    let start = min(range.start, count)
    let end = min(max(range.end, start), count)
    let (first, last) = (entry.lines.position(at: start), entry.lines.position(at: end))
    switch unit {
    case .utf8:
      return Place(line: first.line, column: first.column, endLine: last.line, endColumn: last.column)
    case .utf16:
      return Place(
        line: first.line, column: entry.lines.utf16Column(at: start, in: entry.file),
        endLine: last.line, endColumn: entry.lines.utf16Column(at: end, in: entry.file))
    }
  }
}

/// `1 file`, `2 files`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// Joins paths by their text: `a/b` and `../c` give `a/c`. An empty folder is left out.
func joined(_ folder: String, _ path: String) -> String {
  let isAbsolute = (folder.isEmpty ? path : folder).hasPrefix("/")
  var components: [Substring] = []
  for component in folder.split(separator: "/") + path.split(separator: "/") where component != "." {
    if component == "..", let last = components.last, last != ".." {
      components.removeLast()
    } else if component != ".." || !isAbsolute {
      components.append(component)
    }
  }
  return (isAbsolute ? "/" : "") + components.joined(separator: "/")
}
