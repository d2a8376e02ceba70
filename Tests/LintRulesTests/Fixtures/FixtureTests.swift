import LintRules
import SwiftLexer
import Testing

/// Every case under `Tests/Fixtures/{rules,repro,practice}` finds what its comments expect, and nothing else.
@Suite struct FixtureTests {
  @Test(arguments: FixtureCase.all) func findsWhatItExpects(_ fixture: FixtureCase) throws {
    let run = try FixtureRun(fixture)
    let differences = FixtureComparison(fixture, run).differences
    if let reason = PendingRules.failingCases[fixture.name] {
      #expect(!differences.isEmpty, "\(fixture.name) passes: take it out of 'PendingRules.failingCases' (\(reason))")
    } else {
      report(differences, in: fixture)
    }
  }

  @Test(arguments: FixtureCase.all.filter { !$0.only.isEmpty && (!$0.fixed.isEmpty || !$0.unsafeFixed.isEmpty) })
  func fixesGiveTheTextBesideIt(_ fixture: FixtureCase) throws {
    let run = try FixtureRun(fixture)
    for file in fixture.sourceFiles {
      if let wanted = fixture.fixed[file.path] { expectFix(of: file, gives: wanted, unsafe: false, run, fixture) }
      if let wanted = fixture.unsafeFixed[file.path] { expectFix(of: file, gives: wanted, unsafe: true, run, fixture) }
    }
    let paths = Set(fixture.files.map(\.path))
    for path in (Array(fixture.fixed.keys) + Array(fixture.unsafeFixed.keys)).sorted() where !paths.contains(path) {
      Issue.record("\(fixture.name): there is no \(path) to be fixed")
    }
  }

  private func expectFix(
    of file: SourceFile, gives wanted: [UInt8], unsafe: Bool, _ run: FixtureRun, _ fixture: FixtureCase
  ) {
    let fixes = run.fixes(of: file.path, unsafe: unsafe)
    let (bytes, applied) = FixApplier.apply(fixes, to: file)
    #expect(applied.count == fixes.count, "\(fixture.name)/\(file.path): fixes collide")
    guard bytes != wanted else { return }
    let difference = firstDifference(String(decoding: bytes, as: UTF8.self), String(decoding: wanted, as: UTF8.self))
    Issue.record("\(fixture.name)/\(file.path) is not what its fixes make of it: \(difference)")
  }

  private func firstDifference(_ text: String, _ wanted: String) -> String {
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let old = wanted.split(separator: "\n", omittingEmptySubsequences: false)
    let index = (0..<max(new.count, old.count)).first { $0 >= new.count || $0 >= old.count || new[$0] != old[$0] } ?? 0
    func line(_ lines: [Substring]) -> String { index < lines.count ? String(lines[index]).debugDescription : "no such line" }
    return "line \(index + 1)\n  wanted \(line(old))\n  got    \(line(new))"
  }
}

/// One issue for all differences of a case.
func report(_ differences: [String], in fixture: FixtureCase, _ what: String = "") {
  guard !differences.isEmpty else { return }
  let title = what.isEmpty ? fixture.name : "\(fixture.name), \(what)"
  Issue.record("\(title):\n  \(differences.joined(separator: "\n  "))")
}
