import LintRules
import SwiftLexer

@testable import deplint

/// Hand-made reports with everything that a reporter has to cope with.
enum Sample {
  static let context = ReportContext(
    root: "/home/ada/Shop", workspacePrefix: "apps/Shop", width: 80, elapsedMilliseconds: 12, toolVersion: "1.2.3")

  static let oddPath = "Sources/a,b:c%0A/100%.swift"

  static let sources = SourceTable([client, live, feature, windows, odd])

  static var report: LintReport {
    var report = LintReport(
      findings: [missingTestValue, directDates[0], directDates[1], inWindowsFile, inOddFile, aboutManifest],
      remarks: ["2 files are generated and were left out"], configuration: ".deplint.yml")
    report.summary.files = 12
    report.summary.keys = 4
    report.summary.modules = 3
    report.summary.skipped = 2
    report.summary.errors = 3
    report.summary.warnings = 2
    report.summary.notes = 1
    report.summary.suppressed = 1
    report.graph.mode = "auto"
    report.graph.notJudged = ["'feature_links_live' in Tools: 'swift' was not found"]
    return report
  }

  static var empty: LintReport {
    var report = LintReport()
    report.summary.files = 1
    report.summary.keys = 1
    report.summary.modules = 0
    report.graph.mode = "static"
    return report
  }

  static var problemsOnly: LintReport {
    var report = LintReport(problems: [
      .init(path: oddPath, message: "cannot be read: permission denied"),
      .init(path: nil, message: "'swift package dump-package' took longer than 20 s"),
    ])
    report.summary.files = 3
    report.summary.keys = 0
    report.summary.modules = 1
    report.graph.mode = "dump"
    return report
  }

  // MARK: Sources

  static let client = SourceFile(
    path: "Sources/ArticleClient/ArticleClient.swift",
    text: """
      import Dependencies

      public struct ArticleClient: Sendable {
        public var fetch: @Sendable (Int) async throws -> Article
      }

      extension ArticleClient: TestDependencyKey {
        public static let previewValue = Self(fetch: { _ in .sample })
      }
      """)

  static let live = SourceFile(
    path: "Sources/ArticleClientLive/Live.swift",
    text: """
      import ArticleClient

      extension ArticleClient: DependencyKey {
        public static let liveValue = Self(
          fetch: { try await API.article($0) }
        )
      }

      """)

  /// A byte order mark, tabs, wide characters and an emoji of several code points before the place.
  static let feature = SourceFile(
    path: "Sources/Feature/Feature.swift",
    text: "\u{FEFF}@Reducer struct Feature {\n\t\tlet title = \"日本語 👩‍👩‍👧 e\u{301}\"; let now = Date()\n"
      + "\tlet later = Date()\n}\n")

  static let windows = SourceFile(
    path: "Sources/Feature/Windows.swift",
    text: "struct A {\r\n  func run() async {\r\n    Task {\r\n      await id(UUID())\r\n    }\r\n  }\r\n}\r\n")

  static let odd = SourceFile(path: oddPath, text: "import Dependencies\nenum `::error::`: DependencyKey {}\n")

  /// The first place of a text at or after another.
  static func range(of text: String, in file: SourceFile, after start: String = "") -> SourceRange {
    let bytes = file.storage[..<file.count]
    let from = start.isEmpty ? 0 : (bytes.firstRange(of: Array(start.utf8))?.lowerBound ?? 0)
    let found = bytes[from...].firstRange(of: Array(text.utf8)) ?? 0..<0
    return SourceRange(found)
  }

  // MARK: Findings

  static let missingTestValue: Finding = {
    let name = range(of: "ArticleClient", in: live, after: "extension")
    let end = range(of: ")\n}", in: live).end
    var finding = Finding(
      rule: "missing_test_value", severity: .error, path: live.path, range: name,
      message: "tests run the live 'ArticleClient' after a failure: it has no 'testValue'",
      notes: [
        Note(
          path: client.path, range: range(of: "TestDependencyKey", in: client),
          message: "the interface promises a 'testValue' here"),
        Note(path: live.path, range: range(of: "liveValue", in: live), message: "this value runs in its place"),
      ],
      fixes: [
        Fix(
          title: "add a 'testValue' that fails", applicability: .safe,
          edits: [
            TextEdit(
              range: SourceRange(start: end - 2, end: end - 2), replacement: "\n  public static let testValue = Self()")
          ])
      ],
      target: "ArticleClientLive", symbol: "ArticleClient")
    finding.fingerprint = "00112233445566aa:0"
    return finding
  }()

  static let directDates: [Finding] = ["let now", "let later"].map { start in
    let range = range(of: "Date()", in: feature, after: start)
    return Finding(
      rule: "direct_date", severity: .warning, path: feature.path, range: range,
      message: "the test cannot set this date: 'Date()' reads the clock of the machine",
      fixes: [
        Fix(
          title: "use '@Dependency(\\.date.now)'", applicability: .unsafe,
          edits: [TextEdit(range: range, replacement: "now")])
      ],
      symbol: "Feature")
  }

  /// Goes over several lines, with a fix in two places.
  static let inWindowsFile = Finding(
    rule: "unstructured_task", severity: .note, path: windows.path,
    range: SourceRange(start: range(of: "Task {", in: windows).start, end: range(of: "}\r\n  }", in: windows).start + 1),
    message: "no test can wait for this task",
    fixes: [
      Fix(
        title: "await the call itself", applicability: .unsafe,
        edits: [
          TextEdit(range: range(of: "    Task {\r\n  ", in: windows), replacement: ""),
          TextEdit(range: range(of: "    }\r\n  ", in: windows, after: "UUID"), replacement: "  "),
        ])
    ],
    symbol: "A.run()")

  /// Everything in it wants to be something else.
  static let inOddFile = Finding(
    rule: "missing_test_value", severity: .error, path: oddPath, range: range(of: "`::error::`", in: odd),
    message: "100% of '`::error::`' runs live\u{1B}[2J\u{202E}, ##[error]x", symbol: "`::error::`")

  /// In a file whose text is not at hand.
  static let aboutManifest = Finding(
    rule: "feature_links_live", severity: .error, path: "Tools/Package.swift", range: SourceRange(start: 40, end: 52),
    message: "'Feature' links 'ArticleClientLive'",
    notes: [Note(path: "../Shared/Package.swift", range: SourceRange(start: 3, end: 9), message: "through this product")],
    target: "Feature", chain: ["Feature", "Shared", "ArticleClientLive"])
}
