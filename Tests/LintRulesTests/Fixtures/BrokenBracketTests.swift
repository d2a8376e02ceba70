import LintRules
import SwiftLexer
import Testing

/// Every case with brackets that have lost their partner: facts and rules take them, and what they find stays in the file.
@Suite struct BrokenBracketTests {
  /// So many brackets of a file are taken away at once, each in a run of its own.
  private static let runs = 4

  @Test(arguments: FixtureCase.all) func bracketsMayLoseTheirPartners(_ fixture: FixtureCase) throws {
    let brackets = Set("()[]{}".utf8)
    for run in 0..<Self.runs {
      var lengths: [String: Int] = [:]
      let files = fixture.sourceFiles.map { file -> SourceFile in
        guard !file.isManifest else { return file }
        var bytes = Array(file.storage[..<file.count])
        let places = bytes.indices.filter { brackets.contains(bytes[$0]) }
        guard !places.isEmpty else { return file }
        // Another one in each file and run; the multiplier spreads them.
        let place = places[(run * 7919 + file.count) % places.count]
        bytes.remove(at: place)
        lengths[file.path] = bytes.count
        return file.replaced(bytes)
      }
      for finding in try FixtureRun(fixture, files: files).result.report.findings {
        guard let length = lengths[finding.path] else { continue }
        #expect(finding.range.start <= finding.range.end && Int(finding.range.end) <= length)
      }
    }
  }
}
