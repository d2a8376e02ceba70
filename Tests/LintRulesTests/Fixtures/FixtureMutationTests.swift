import LintRules
import SwiftLexer
import Testing

/// Every case, changed in ways that must not matter, and in ways that must silence it.
@Suite struct FixtureMutationTests {
  /// Cases with a rule that exists.
  private static let cases = FixtureCase.all.filter { !$0.only.isEmpty }

  @Test(arguments: cases) func whatMayStandInAnyFileChangesNothing(_ fixture: FixtureCase) throws {
    let base = try FixtureRun(fixture).findings
    for mutation in FixtureMutation.harmless {
      var inserted: [String: Int] = [:]
      let files = fixture.sourceFiles.map { file -> SourceFile in
        guard !file.isManifest, let (bytes, outcome) = mutation.apply(file) else { return file }
        if case .same(let line) = outcome { inserted[file.path] = line }
        return file.replaced(bytes)
      }
      let wanted = base.map { finding in
        var finding = finding
        if let line = inserted[finding.path], finding.line >= line { finding.line += 1 }
        return finding
      }
      compare(try FixtureRun(fixture, files: files).findings, wanted, fixture, mutation.name)
    }
  }

  @Test(arguments: cases) func textInCommentsAndStringsIsSilent(_ fixture: FixtureCase) throws {
    for mutation in FixtureMutation.silencing {
      var changed: Set<String> = []
      let files = fixture.sourceFiles.map { file -> SourceFile in
        guard !file.isManifest, let (bytes, _) = mutation.apply(file) else { return file }
        changed.insert(file.path)
        return file.replaced(bytes)
      }
      let run = try FixtureRun(fixture, files: files)
      report(
        run.findings.filter { changed.contains($0.path) }.map { "unexpected: \($0)" }, in: fixture, mutation.name)
      for file in files where changed.contains(file.path) {
        let issues = Lexer.tokenize(file).issues
        report(issues.map { "unexpected: \(file.path): issue \($0.kind)" }, in: fixture, mutation.name)
      }
    }
  }

  @Test(arguments: cases) func aSuppressionOfTheFileIsSilentAndUsed(_ fixture: FixtureCase) throws {
    let rules = Array(Set(fixture.only + ["unused_suppression"])).sorted()
    let base = try FixtureRun(fixture, only: rules)
    var suppressed = 0
    let files = fixture.sourceFiles.map { file -> SourceFile in
      let own = base.findings.filter { $0.path == file.path && $0.rule != "unused_suppression" }
      let mutation = FixtureMutation.suppression(of: Array(Set(own.map(\.rule))).sorted())
      guard !file.isManifest, !own.isEmpty, let (bytes, _) = mutation.apply(file) else { return file }
      suppressed += own.count
      return file.replaced(bytes)
    }
    let changed = Set(zip(files, fixture.sourceFiles).filter { $0.count != $1.count }.map { $0.0.path })
    let run = try FixtureRun(fixture, files: files, only: rules)
    let wanted = base.findings.filter { !changed.contains($0.path) || $0.rule == "unused_suppression" }
    // What the directives of the case itself leave unused stays so, a line further down.
    func place(_ finding: SeenFinding) -> String { "\(finding.path) \(finding.rule) \(finding.message)" }
    let difference = run.findings.map(place).sorted().difference(from: wanted.map(place).sorted())
    report(difference.map { "\($0)" }, in: fixture, "suppressed")
    #expect(run.result.report.summary.suppressed == base.result.report.summary.suppressed + suppressed, "\(fixture.name)")
  }

  @Test(arguments: cases) func fixesEndInAFileWithoutThem(_ fixture: FixtureCase) throws {
    for unsafe in [false, true] {
      let base = try FixtureRun(fixture)
      var files = fixture.sourceFiles
      var run = base
      var rounds = 0
      while files.contains(where: { !run.fixes(of: $0.path, unsafe: unsafe).isEmpty }), rounds < 10 {
        rounds += 1
        files = files.map { file in
          let (bytes, applied) = FixApplier.apply(run.fixes(of: file.path, unsafe: unsafe), to: file)
          return applied.isEmpty ? file : file.replaced(bytes)
        }
        run = try FixtureRun(fixture, files: files, readsManifests: true)
      }
      #expect(rounds < 10, "\(fixture.name): fixes do not come to an end")
      guard rounds > 0 else { continue }
      let fixable = base.result.report.findings.filter { finding in
        finding.fixes.contains { unsafe || $0.applicability == .safe }
      }
      let wanted = counts(base.result.report.findings.map { "\($0.path) \($0.rule)" })
        .merging(counts(fixable.map { "\($0.path) \($0.rule)" })) { $0 - $1 }
      for (key, count) in counts(run.result.report.findings.map { "\($0.path) \($0.rule)" }).sorted(by: { $0.key < $1.key }) {
        #expect(count <= wanted[key] ?? 0, "\(fixture.name): fixed, and still found: \(key)")
      }
      for (old, new) in zip(fixture.sourceFiles, files) {
        let before = counts(Lexer.tokenize(old).issues.map { "\($0.kind)" })
        for (kind, count) in counts(Lexer.tokenize(new).issues.map { "\($0.kind)" }).sorted(by: { $0.key < $1.key }) {
          #expect(count <= before[kind] ?? 0, "\(fixture.name)/\(new.path): its fix brings a lexical issue: \(kind)")
        }
      }
    }
  }

  // MARK: Support

  private func counts(_ texts: [String]) -> [String: Int] {
    texts.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  private func compare(_ found: [SeenFinding], _ wanted: [SeenFinding], _ fixture: FixtureCase, _ what: String) {
    let found = found.sorted()
    let wanted = wanted.sorted()
    guard found != wanted else { return }
    report(
      wanted.filter { !found.contains($0) }.map { "not found:  \($0)" }
        + found.filter { !wanted.contains($0) }.map { "unexpected: \($0)" }, in: fixture, what)
  }
}

extension SourceFile {
  func replaced(_ bytes: [UInt8]) -> SourceFile { SourceFile(path: path, bytes: bytes, languageMode: languageMode) }
}
