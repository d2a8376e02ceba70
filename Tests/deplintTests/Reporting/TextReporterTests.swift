import LintRules
import SwiftLexer
import Testing

@testable import deplint

@Suite("Text report")
struct TextReporterTests {
  private func render(
    _ report: LintReport, _ files: [SourceFile] = [], _ change: (inout ReportContext) -> Void = { _ in }
  ) -> String {
    var context = Sample.context
    context.elapsedMilliseconds = nil
    change(&context)
    return OutputFormat.text.reporter(context).render(report, sources: SourceTable(files))
  }

  private func finding(_ file: SourceFile, _ range: SourceRange, _ message: String = "m") -> Finding {
    Finding(rule: "r", severity: .error, path: file.path, range: range, message: message)
  }

  @Test("No escape sequence is written unless colour is asked for")
  func noEscapes() {
    #expect(!render(Sample.report).contains("\u{1B}"))
  }

  @Test("Escapes come from the style alone, each closed, when there is colour")
  func onlyOwnEscapes() {
    let text = render(Sample.report) { $0.usesColor = true }
    let sequences = text.split(separator: "\u{1B}", omittingEmptySubsequences: false).dropFirst()
    #expect(!sequences.isEmpty)
    #expect(sequences.allSatisfy { $0.prefixMatch(of: /\[[0-9;]+m/) != nil })
    #expect(sequences.filter { $0.hasPrefix("[0m") }.count * 2 == sequences.count)
  }

  @Test("Nothing from a source file commands the runner: paths, names, code, remarks, problems")
  func runner() {
    let hostile = [
      "::error::a", " \u{00A0}::warning file=x::b", "x##[error]c", "###[group]d", "\r\n::add-mask::e", "::\u{1B}::",
    ]
    var report = LintReport(problems: hostile.map { .init(path: $0, message: $0) }, remarks: hostile)
    report.graph.notJudged = hostile
    report.configuration = hostile[0]
    var files: [SourceFile] = []
    for text in hostile {
      let file = SourceFile(path: text, text: text)
      let range = SourceRange(start: 0, end: 3)
      files.append(file)
      var finding = finding(file, range, text)
      finding.notes = [Note(path: text, range: range, message: text)]
      finding.fixes = [
        Fix(title: text, applicability: .safe, edits: [TextEdit(range: range, replacement: "\n\(text)\n")])
      ]
      report.findings.append(finding)
    }
    for format in [OutputFormat.text, .xcode, .json] {
      var context = Sample.context
      context.root = "::error::/r"
      context.isGitHubActions = true
      let text = format.reporter(context).render(report, sources: SourceTable(files))
      #expect(Runner.commands(in: text).isEmpty, "\(format)")
    }
    #expect(!Runner.commands(in: render(report, files)).isEmpty)
  }

  @Test("A byte order mark moves no mark")
  func byteOrderMark() {
    let file = SourceFile(path: "B.swift", text: "\u{FEFF}Date()")
    let text = render(LintReport(findings: [finding(file, SourceRange(start: 3, end: 9))]), [file])
    #expect(text.hasPrefix("B.swift:1:1: error: m [r]\n  |\n1 | Date()\n  | ^^^^^^\n"))
    let atMark = render(LintReport(findings: [finding(file, SourceRange(start: 0, end: 3))]), [file])
    #expect(atMark.hasPrefix("B.swift:1:1: error: m [r]\n  |\n1 | Date()\n  | ^\n"))
  }

  @Test("A place behind the end of its file is the end")
  func behindTheEnd() {
    let file = SourceFile(path: "B.swift", text: "a\nbc")
    let text = render(LintReport(findings: [finding(file, SourceRange(start: 50, end: 60))]), [file])
    #expect(text.hasPrefix("B.swift:2:3: error: m [r]\n  |\n2 | bc\n  |   ^\n"))
  }

  @Test("All frames of a finding have the same gutter")
  func gutter() {
    let lines = (1...120).map { "line \($0)" }.joined(separator: "\n")
    let file = SourceFile(path: "B.swift", text: lines)
    var one = finding(file, Sample.range(of: "line 9", in: file))
    one.notes = [Note(path: "B.swift", range: Sample.range(of: "line 104", in: file), message: "n")]
    let text = render(LintReport(findings: [one]), [file])
    #expect(text.contains("\n  9 | line 9\n    | ^^^^^^\n"))
    #expect(text.contains("\n104 | line 104\n    | --------\n"))
  }

  @Test("A line of a megabyte is cut to the width")
  func megabyte() {
    let file = SourceFile(path: "B.swift", text: String(repeating: "x", count: 1 << 20))
    let text = render(LintReport(findings: [finding(file, SourceRange(start: 600_000, end: 600_006))]), [file])
    #expect(text.split(separator: "\n").dropFirst().allSatisfy { String($0).displayWidth <= 80 })
    #expect(text.hasPrefix("B.swift:1:600001: error"))
  }

  @Test("The way to the explanation is shown once for a rule")
  func help() {
    let text = OutputFormat.text.reporter(Sample.context).render(Sample.report, sources: Sample.sources)
    #expect(text.components(of: "help: deplint explain missing_test_value") == 1)
    #expect(text.components(of: "help: deplint explain direct_date") == 1)
  }

  @Test("Quiet leaves findings and failures, and nothing where there are none")
  func quiet() {
    #expect(render(Sample.empty) { $0.isQuiet = true }.isEmpty)
    var report = Sample.problemsOnly
    report.remarks = ["left out"]
    #expect(
      render(report) { $0.isQuiet = true } == """
        Sources/a,b:c%0A/100%.swift: error: cannot be read: permission denied
        error: 'swift package dump-package' took longer than 20 s

        """)
  }

  @Test(
    "The summary counts in words",
    arguments: [
      ((0, 0, 0, 0), "no Swift files were checked\n"),
      ((1, 0, 0, 0), "nothing found in 1 file (0 keys, 0 modules)\n"),
      ((2, 1, 0, 0), "1 error in 2 files (0 keys, 0 modules)\n"),
      ((2, 0, 2, 1), "2 warnings, 1 note in 2 files (0 keys, 0 modules)\n"),
    ])
  func summary(_ counts: (files: Int, errors: Int, warnings: Int, notes: Int), _ wanted: String) {
    var report = LintReport()
    report.summary.files = counts.files
    report.summary.errors = counts.errors
    report.summary.warnings = counts.warnings
    report.summary.notes = counts.notes
    #expect(render(report) == wanted)
  }

  @Test("Suppressed and baselined findings are counted, and time is said in a fitting unit")
  func details() {
    var report = LintReport()
    report.summary.files = 1
    report.summary.suppressed = 2
    report.summary.baselined = 3
    #expect(
      render(report) { $0.elapsedMilliseconds = 1_250 }
        == "nothing found in 1 file (0 keys, 0 modules, 2 suppressed, 3 in the baseline, 1.3 s)\n")
    #expect(TextReporter.duration(999) == "999 ms")
    #expect(TextReporter.duration(59_960) == "60.0 s")
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}

@Suite("Paths and places")
struct PlaceTests {
  @Test(
    "Paths are joined by their text",
    arguments: [
      ("", "a/b", "a/b"), ("", "../b", "../b"), ("r", "./a", "r/a"), ("r/s", "../../../a", "../a"), ("/r", "../../a", "/a"),
      ("/", "a", "/a"), ("/r/", "a//b/", "/r/a/b"), ("r", "/a", "r/a"),
    ])
  func joining(_ folder: String, _ path: String, _ wanted: String) {
    #expect(joined(folder, path) == wanted)
  }

  @Test("A path without text stands at 1:1, a range that is turned round is empty")
  func places() {
    #expect(SourceTable().place(of: SourceRange(start: 9, end: 12), in: "x", unit: .utf8) == Place())
    let sources = SourceTable([SourceFile(path: "x", text: "ab\ncd")])
    #expect(
      sources.place(of: SourceRange(start: 4, end: 1), in: "x", unit: .utf16)
        == Place(line: 2, column: 2, endLine: 2, endColumn: 2))
  }
}
