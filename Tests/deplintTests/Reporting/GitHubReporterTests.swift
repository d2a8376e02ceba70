import LintRules
import SwiftLexer
import Testing

@testable import deplint

@Suite("GitHub annotations")
struct GitHubReporterTests {
  private func render(_ report: LintReport, prefix: String = "", isQuiet: Bool = false) -> String {
    var context = Sample.context
    context.workspacePrefix = prefix
    context.isQuiet = isQuiet
    return OutputFormat.github.reporter(context).render(report, sources: Sample.sources)
  }

  private func findings(_ counts: [(Severity, Int)]) -> [Finding] {
    counts.flatMap { severity, count in
      (0..<count).map {
        Finding(
          rule: "r", severity: severity, path: "F\($0).swift", range: .init(start: 0, end: 0),
          message: "\(severity.name) \($0)")
      }
    }
  }

  @Test("The runner reads back what was meant, whatever a path or a message holds")
  func roundTrip() throws {
    let finding = Sample.inOddFile
    let text = render(LintReport(findings: [finding]))
    let command = try #require(Runner.commands(in: text).first)
    #expect(text.filter(\.isNewline).count == 1)
    #expect(command.name == "error")
    #expect(
      command.properties == [
        "file": Sample.oddPath, "line": "2", "endLine": "2", "col": "6", "endColumn": "17", "title": "missing_test_value",
      ])
    #expect(command.data == "\(Sample.oddPath):2:6: 100% of '`::error::`' runs live<U+001B>[2J<U+202E>, ##[error]x")
  }

  @Test("A path that holds line ends stays one property on one line")
  func pathWithLineEnds() throws {
    let path = "a\r\n::error::b\nc"
    var finding = Sample.inOddFile
    finding.path = path
    let text = render(LintReport(findings: [finding]))
    #expect(text.unicodeScalars.filter { $0 == "\n" || $0 == "\r" }.count == 1)
    let commands = Runner.commands(in: text)
    #expect(commands.count == 1)
    // Compared by scalar: CR LF is one Character.
    #expect(commands.first?.properties["file"].map { Array($0.unicodeScalars) } == Array(path.unicodeScalars))
  }

  @Test("Columns count UTF-16 units, and a byte order mark counts in none")
  func columns() throws {
    let commands = Runner.commands(in: render(LintReport(findings: Sample.directDates)))
    // Two tabs, `let title = "`, three units, a blank, eight units of one emoji, a blank, two units, `"; let now = `.
    #expect(commands.map { $0.properties["col"] } == ["44", "14"])
    let file = SourceFile(path: "B.swift", text: "\u{FEFF}Date()")
    let finding = Finding(rule: "r", severity: .note, path: "B.swift", range: .init(start: 3, end: 9), message: "m")
    let reporter = OutputFormat.github.reporter(Sample.context)
    let text = reporter.render(LintReport(findings: [finding]), sources: SourceTable([file]))
    #expect(Runner.commands(in: text).first?.properties["col"] == "1")
    #expect(Runner.commands(in: text).first?.properties["endColumn"] == "7")
  }

  @Test("A range over several lines has no columns, which the runner would refuse")
  func multipleLines() throws {
    let command = try #require(Runner.commands(in: render(LintReport(findings: [Sample.inWindowsFile]))).first)
    #expect(command.name == "notice")
    #expect(command.properties["line"] == "3" && command.properties["endLine"] == "5")
    #expect(command.properties["col"] == nil && command.properties["endColumn"] == nil)
    #expect(command.data.hasPrefix("Sources/Feature/Windows.swift:3:5: no test"))
  }

  @Test("Paths are relative to the workspace, notes outside the root too")
  func workspace() throws {
    let text = render(LintReport(findings: [Sample.aboutManifest]), prefix: "apps/Shop")
    let command = try #require(Runner.commands(in: text).first)
    #expect(command.properties["file"] == "apps/Shop/Tools/Package.swift")
    #expect(command.data.contains("\napps/Shared/Package.swift:1:1: note: through this product"))
  }

  @Test("Ten of a level are annotations")
  func tenOfALevel() {
    let commands = Runner.commands(in: render(LintReport(findings: findings([(.warning, 10)]))))
    #expect(commands.count == 10 && commands.allSatisfy { $0.name == "warning" })
    #expect(commands.last?.data == "F9.swift:1:1: warning 9")
  }

  @Test("Of more than ten, nine are shown, the tenth counts the others, and the log lists them; the worst come first")
  func budget() {
    let text = render(LintReport(findings: findings([(.note, 11), (.warning, 1), (.error, 43)])))
    let commands = Runner.commands(in: text)
    let (errors, notices) = (Array(repeating: "error", count: 10), Array(repeating: "notice", count: 10))
    #expect(commands.map(\.name) == errors + ["warning"] + notices)
    #expect(commands[8].data == "F8.swift:1:1: error 8")
    #expect(commands[9].properties == ["title": "deplint"])
    #expect(commands[9].data.hasPrefix("34 errors more, listed"))
    #expect(commands[20].data.hasPrefix("2 notes more"))
    let plain = text.split(separator: "\n").dropFirst(commands.count)
    #expect(plain.first == "F9.swift:1:1: error: error 9 [r]")
    #expect(plain.last == "F10.swift:1:1: note: note 10 [r]")
    #expect(plain.count == 36)
  }

  @Test("A finding that is listed in the log only cannot command the runner")
  func overflowIsHarmless() {
    var list = findings([(.error, 9)])
    for path in ["::error::a", "\u{3000}::error::b", "x##[error]y", "a\n::error::c"] {
      list.append(Finding(rule: "r", severity: .error, path: path, range: .init(start: 0, end: 0), message: "m"))
    }
    #expect(Runner.commands(in: render(LintReport(findings: list))).count == 10)
  }

  @Test("Problems come before findings and share their budget")
  func problems() {
    var report = Sample.problemsOnly
    report.findings = findings([(.error, 9)])
    let commands = Runner.commands(in: render(report))
    #expect(commands.count == 10)
    #expect(commands[0].properties == ["file": Sample.oddPath, "line": "1", "title": "deplint"])
    #expect(commands[1].properties == ["title": "deplint"])
    #expect(commands[9].data.hasPrefix("2 errors more"))
  }

  @Test("What was left out is one notice, and none when quiet")
  func remarks() {
    var report = LintReport(remarks: ["a", "b"])
    report.graph.notJudged = ["c"]
    #expect(Runner.commands(in: render(report)).map(\.data) == ["a\nb\nnot judged: c"])
    #expect(render(report, isQuiet: true).isEmpty)
  }

  @Test("A message is cut to 4096 UTF-16 units between characters")
  func longMessage() throws {
    let finding = Finding(
      rule: "r", severity: .error, path: "F", range: .init(start: 0, end: 0), message: String(repeating: "😀", count: 3000))
    let data = try #require(Runner.commands(in: render(LintReport(findings: [finding]))).first?.data)
    #expect(data.utf16.count <= 4096 && data.utf16.count > 4090)
    #expect(data.hasSuffix("😀…"))
  }
}
