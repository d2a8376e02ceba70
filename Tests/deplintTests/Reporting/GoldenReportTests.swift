import LintRules
import Testing

@testable import deplint

@Suite("Reports, whole")
struct GoldenReportTests {
  static let reports: [(name: String, report: LintReport)] = [
    ("findings", Sample.report), ("empty", Sample.empty), ("problems", Sample.problemsOnly),
  ]

  @Test("A report in each format is what the fixture shows", arguments: OutputFormat.allCases, [0, 1, 2])
  func everyFormat(_ format: OutputFormat, _ index: Int) throws {
    let (name, report) = Self.reports[index]
    let text = format.reporter(Sample.context).render(report, sources: Sample.sources)
    try Golden.expect(text, equals: "reports/\(name).\(format.rawValue).golden")
  }

  @Test("Text in colour is what the fixture shows")
  func colour() throws {
    var context = Sample.context
    context.usesColor = true
    let text = OutputFormat.text.reporter(context).render(Sample.report, sources: Sample.sources)
    try Golden.expect(text, equals: "reports/colour.text.golden")
  }

  @Test("Text with statistics is what the fixture shows")
  func statistics() throws {
    var context = Sample.context
    context.showsStatistics = true
    let text = OutputFormat.text.reporter(context).render(Sample.report, sources: Sample.sources)
    try Golden.expect(text, equals: "reports/statistics.text.golden")
  }

  @Test("Quiet text is what the fixture shows")
  func quiet() throws {
    var context = Sample.context
    context.isQuiet = true
    let text = OutputFormat.text.reporter(context).render(Sample.report, sources: Sample.sources)
    try Golden.expect(text, equals: "reports/quiet.text.golden")
  }

  @Test("Each report that has lines ends in exactly one line end", arguments: OutputFormat.allCases)
  func lineEnd(_ format: OutputFormat) {
    for (_, report) in Self.reports {
      let text = format.reporter(Sample.context).render(report, sources: Sample.sources)
      #expect(text.isEmpty || text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    }
  }
}
