import LintRules
import SwiftLexer

/// For people, on a terminal and in a log alike: each finding with the code that it is about, its notes and its way
/// out; then what went wrong, what was left out, and a summary.
struct TextReporter: Reporter {
  let context: ReportContext

  private var style: Style { Style(usesColor: context.usesColor) }

  func render(_ report: LintReport, sources: SourceTable) -> String {
    var explained: Set<RuleID> = []
    var paragraphs = report.findings.map { finding in
      let isNew = explained.insert(finding.rule).inserted
      return paragraph(finding, sources, offersHelp: isNew && !context.isQuiet)
    }
    paragraphs.append(report.problems.map(line))
    if !context.isQuiet { paragraphs.append(remarks(report)) }
    if context.showsStatistics { paragraphs.append(statistics(report)) }
    if !context.isQuiet { paragraphs.append([summary(report)]) }

    let text = paragraphs.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
    return context.isGitHubActions ? text.withoutRunnerCommands : text
  }

  // MARK: Findings

  private func paragraph(_ finding: Finding, _ sources: SourceTable, offersHelp: Bool) -> [String] {
    let hunks = finding.fixes.map { fix in sources[finding.path].map { FixHunk.hunks(of: fix, in: $0) } ?? [] }
    let frame = CodeFrame(style: style, digits: digits(finding, hunks, sources), width: context.width)

    var lines = [header(finding, sources)]
    let code = frame.underlined(finding.range, in: finding.path, sources, mark: "^", role: finding.severity.role)
    if !code.isEmpty { lines += [frame.spacer] + code }
    lines += tree(finding, sources)
    for note in finding.notes where !finding.links.contains(where: { $0.manifest.isAtPlace(of: note) }) {
      let start = style.paint(start(of: note.range, in: note.path, sources) + ":", .bold)
      lines.append("\(start) \(style.paint("note:", .note)) \(note.message.neutralized)")
      lines += frame.underlined(note.range, in: note.path, sources, mark: "-", role: .note)
    }
    for (fix, hunks) in zip(finding.fixes, hunks) {
      let label = fix.applicability == .safe ? "fix:" : "fix (unsafe):"
      lines.append("\(style.paint(label, .fix)) \(fix.title.neutralized)")
      lines += hunks.flatMap(frame.diff)
    }
    if offersHelp {
      lines.append("\(style.paint("help:", .note)) \(Tool.name) explain \(finding.rule.rawValue.neutralized)")
    }
    return lines
  }

  /// The steps of a chain, each below the one before it, with their places.
  private func tree(_ finding: Finding, _ sources: SourceTable) -> [String] {
    guard let first = finding.links.first else { return [] }
    let labels = finding.links.enumerated().map { index, link in
      String(repeating: "   ", count: index) + "└─ " + link.to.neutralized
    }
    let width = labels.map(\.count).max() ?? 0
    let lastCut = finding.links.lastIndex(where: \.isCut)
    let rows = zip(finding.links.indices, labels).map { index, label in
      let link = finding.links[index]
      let places = [
        start(of: link.manifest.range, in: link.manifest.path, sources),
        link.firstImport.map { "import at \(start(of: $0.range, in: $0.path, sources))" } ?? "never imported",
      ]
      let padding = String(repeating: " ", count: width - label.count)
      return label + padding + "  " + style.paint(places.joined(separator: ", "), .dim)
        + (link.isCut ? style.paint(index == lastCut ? "  <- cut here" : "  <- or here", .fix) : "")
    }
    return ["\(style.paint("chain:", .note)) \(first.from.neutralized)"] + rows.map { "       " + $0 }
  }

  private func header(_ finding: Finding, _ sources: SourceTable) -> String {
    let start = style.paint(start(of: finding.range, in: finding.path, sources) + ":", .bold)
    let severity = style.paint("\(finding.severity.name):", finding.severity.role)
    let message = style.paint(finding.message.neutralized, .bold)
    return "\(start) \(severity) \(message) \(style.paint("[\(finding.rule.rawValue.neutralized)]", .dim))"
  }

  private func start(of range: SourceRange, in path: String, _ sources: SourceTable) -> String {
    let place = sources.place(of: range, in: path, unit: .utf8)
    return "\(path.neutralized):\(place.line):\(place.column)"
  }

  /// Columns for the greatest line number that a finding shows, so that its frames stand in one line.
  private func digits(_ finding: Finding, _ hunks: [[FixHunk]], _ sources: SourceTable) -> Int {
    var numbers = [sources.place(of: finding.range, in: finding.path, unit: .utf8).line]
    numbers += finding.notes.map { sources.place(of: $0.range, in: $0.path, unit: .utf8).line }
    for hunk in hunks.joined() {
      numbers += [hunk.before, hunk.removed.last, hunk.added.last, hunk.after].compactMap { $0?.number }
    }
    return String(numbers.max() ?? 1).count
  }

  // MARK: The run

  private func line(_ problem: LintReport.Problem) -> String {
    let start = problem.path.map { style.paint("\($0.neutralized):", .bold) + " " } ?? ""
    return "\(start)\(style.paint("error:", .error)) \(problem.message.neutralized)"
  }

  private func remarks(_ report: LintReport) -> [String] {
    var lines = report.remarks.map { "\(style.paint("remark:", .note)) \($0.neutralized)" }
    let notJudged = report.graph.notJudged
    if !notJudged.isEmpty {
      lines.append("\(style.paint("graph:", .note)) \(report.graph.mode.neutralized), \(notJudged.count) not judged")
      lines += notJudged.map { "  - \($0.neutralized)" }
    }
    return lines
  }

  private func statistics(_ report: LintReport) -> [String] {
    var counts: [RuleID: Int] = [:]
    for finding in report.findings { counts[finding.rule, default: 0] += 1 }
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let width = String(rows.first?.value ?? 0).count
    return rows.map { rule, count in
      let number = String(count)
      return "\(String(repeating: " ", count: width - number.count))\(number)  \(rule.rawValue.neutralized)"
    }
  }

  private func summary(_ report: LintReport) -> String {
    let summary = report.summary
    let levels: [(Int, Severity)] = [(summary.errors, .error), (summary.warnings, .warning), (summary.notes, .note)]
    let found = levels.filter { $0.0 > 0 }.map { style.paint(counted($0.0, $0.1.name), $0.1.role) }
    var text: String
    if summary.files == 0, found.isEmpty {
      text = "no Swift files were checked"
    } else {
      text = found.isEmpty ? style.paint("nothing found", .fix) : found.joined(separator: ", ")
      text += " in \(counted(summary.files, "file"))"
    }
    var details: [String] = []
    if summary.files > 0 { details += [counted(summary.keys, "key"), counted(summary.modules, "module")] }
    if summary.suppressed > 0 { details.append("\(summary.suppressed) suppressed") }
    if summary.baselined > 0 { details.append("\(summary.baselined) in the baseline") }
    if let milliseconds = context.elapsedMilliseconds { details.append(Self.duration(milliseconds)) }
    if !details.isEmpty { text += " (\(details.joined(separator: ", ")))" }
    if !report.problems.isEmpty {
      text += "; " + style.paint("incomplete: \(counted(report.problems.count, "failure"))", .error)
    }
    return text
  }

  /// `12 ms`, `1.2 s`.
  static func duration(_ milliseconds: Int) -> String {
    if milliseconds < 1000 { return "\(milliseconds) ms" }
    let tenths = (milliseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }
}

extension Note {
  fileprivate func isAtPlace(of other: Note) -> Bool { path == other.path && range == other.range }
}
