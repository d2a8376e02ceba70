import LintRules
import SwiftLexer
import Testing

/// The rules of the ambient world take files that end anywhere, and what they find stays within them.
@Suite struct AmbientTotalityTests {
  static let rules = [
    "direct_date", "direct_global", "direct_instant", "direct_random", "direct_scheduler", "direct_sleep", "direct_system_settings",
    "direct_url_session", "direct_uuid",
  ]
  static let cases = FixtureCase.all.filter { $0.rule.map { rules.contains($0) } ?? false }

  @Test(arguments: cases) func filesMayEndAnywhere(_ fixture: FixtureCase) throws {
    var looked = 0
    for source in fixture.sourceFiles {
      let bytes = Array(source.storage[..<source.count])
      for length in stride(from: bytes.count, through: 0, by: -11) {
        let file = SourceFile(path: source.path, bytes: Array(bytes[..<length]))
        let run = try FixtureRun(fixture, files: [file], only: Self.rules)
        for finding in run.result.report.findings {
          #expect(finding.range.start < finding.range.end && Int(finding.range.end) <= length)
          for edit in finding.fixes.flatMap(\.edits) { #expect(edit.range.start <= edit.range.end && Int(edit.range.end) <= length) }
        }
        looked += 1
      }
    }
    #expect(looked > 0)
  }

  @Test(arguments: cases) func everyFindingNamesItsPlace(_ fixture: FixtureCase) throws {
    let scopes = Set(["reducer", "effect", "state", "model", "injected", "none"])
    for finding in try FixtureRun(fixture).result.report.findings {
      let scope = try #require(finding.scope)
      #expect(scopes.contains(scope))
      if scope == "none" || scope == "injected" { #expect(finding.severity == .note) }
      if finding.severity == .error { #expect(scope == "reducer") }
    }
  }
}
