import LintRules
import SwiftLexer

/// Everything that a run found, for programs. Columns count UTF-8 bytes from 1; an end is one past the last.
struct JSONReporter: Reporter {
  static let schemaVersion = 1

  let context: ReportContext

  func render(_ report: LintReport, sources: SourceTable) -> String {
    let document: JSONText = [
      "schemaVersion": .integer(Self.schemaVersion),
      "tool": ["name": .string(Tool.name), "version": .string(context.toolVersion)],
      "configuration": .optional(report.configuration),
      "graph": [
        "mode": .string(report.graph.mode),
        "notJudged": .array(report.graph.notJudged.map(JSONText.string)),
      ],
      "summary": summary(report.summary),
      "problems": .array(report.problems.map { ["path": .optional($0.path), "message": .string($0.message)] }),
      "findings": .array(report.findings.map { finding($0, sources) }),
    ]
    return document.pretty + "\n"
  }

  private func summary(_ summary: LintReport.Summary) -> JSONText {
    [
      "files": .integer(summary.files),
      "skipped": .integer(summary.skipped),
      "withIssues": .integer(summary.withIssues),
      "keys": .integer(summary.keys),
      "modules": .integer(summary.modules),
      "errors": .integer(summary.errors),
      "warnings": .integer(summary.warnings),
      "notes": .integer(summary.notes),
      "suppressed": .integer(summary.suppressed),
      "baselined": .integer(summary.baselined),
    ]
  }

  private func finding(_ finding: Finding, _ sources: SourceTable) -> JSONText {
    let place = sources.place(of: finding.range, in: finding.path, unit: .utf8)
    return [
      "rule": .string(finding.rule.rawValue),
      "severity": .string(finding.severity.name),
      "message": .string(finding.message),
      "path": .string(finding.path),
      "line": .integer(place.line),
      "column": .integer(place.column),
      "endLine": .integer(place.endLine),
      "endColumn": .integer(place.endColumn),
      "target": .optional(finding.target),
      "symbol": .string(finding.symbol),
      "fingerprint": .string(finding.fingerprint),
      // What is suppressed or in the baseline is counted in the summary and not listed.
      "suppressed": false,
      "baselined": false,
      "notes": .array(finding.notes.map { note($0, sources) }),
      "chain": .array(finding.chain.map(JSONText.string)),
      "fixes": .array(finding.fixes.map { fix($0, of: finding, sources) }),
    ]
  }

  private func note(_ note: Note, _ sources: SourceTable) -> JSONText {
    let place = sources.place(of: note.range, in: note.path, unit: .utf8)
    return [
      "path": .string(note.path),
      "line": .integer(place.line),
      "column": .integer(place.column),
      "message": .string(note.message),
    ]
  }

  private func fix(_ fix: Fix, of finding: Finding, _ sources: SourceTable) -> JSONText {
    [
      "title": .string(fix.title),
      "applicability": .string(fix.applicability.rawValue),
      "edits": .array(
        fix.edits.map { edit in
          let place = sources.place(of: edit.range, in: finding.path, unit: .utf8)
          return [
            "path": .string(finding.path),
            "line": .integer(place.line),
            "column": .integer(place.column),
            "endLine": .integer(place.endLine),
            "endColumn": .integer(place.endColumn),
            "text": .string(edit.replacement),
          ]
        }),
    ]
  }
}
