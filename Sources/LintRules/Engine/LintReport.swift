import SwiftLexer

/// The whole result of a run, ready to be printed in any format.
package struct LintReport: Sendable {
  /// Sorted by path, place, rule.
  package var findings: [Finding]
  /// What went wrong with the run itself: each makes the exit status 2.
  package var problems: [Problem]
  /// What was left out on purpose or for want of information, one sentence each; no exit status.
  package var remarks: [String]
  package var summary: Summary
  package var graph: GraphStatus
  /// Path of the configuration that was used, relative to the root.
  package var configuration: String?

  package init(
    findings: [Finding] = [], problems: [Problem] = [], remarks: [String] = [], summary: Summary = Summary(),
    graph: GraphStatus = GraphStatus(), configuration: String? = nil
  ) {
    self.findings = findings
    self.problems = problems
    self.remarks = remarks
    self.summary = summary
    self.graph = graph
    self.configuration = configuration
  }

  package struct Problem: Sendable, Equatable {
    /// Relative to the root, or `nil` where no file is to blame.
    package var path: String?
    package var message: String

    package init(path: String?, message: String) {
      self.path = path
      self.message = message
    }
  }

  package struct Summary: Sendable, Equatable {
    package var files = 0
    package var skipped = 0
    /// Files that hold lexical issues.
    package var withIssues = 0
    package var keys = 0
    package var modules = 0
    package var errors = 0
    package var warnings = 0
    package var notes = 0
    package var suppressed = 0
    package var baselined = 0

    package init() {}
  }

  package struct GraphStatus: Sendable, Equatable {
    /// `auto`, `dump`, `static` or `off`.
    package var mode = "off"
    /// Rules, packages or targets that could not be judged, with the reason.
    package var notJudged: [String] = []

    package init() {}
  }
}

/// The sources that a report points into, by path.
package struct SourceTable: Sendable {
  package struct Entry: Sendable {
    package let file: SourceFile
    package let lines: LineTable
  }
  private var entries: [String: Entry] = [:]

  package init(_ files: some Sequence<SourceFile> = []) {
    for file in files { entries[file.path] = Entry(file: file, lines: LineTable(file)) }
  }

  /// `nil` for a path whose text is not at hand; its findings stand at line 1, column 1.
  package subscript(path: String) -> Entry? { entries[path] }
}
