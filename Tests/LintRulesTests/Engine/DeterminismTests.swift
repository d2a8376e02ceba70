import LintRules
import SwiftLexer
import Testing

/// What is found is a function of the files alone: not of their order, nor of how many threads look at them.
@Suite struct DeterminismTests {
  private static let cases = FixtureCase.all.filter { !$0.only.isEmpty }

  @Test(arguments: cases) func theOrderOfFilesDoesNotMatter(_ fixture: FixtureCase) throws {
    let base = try FixtureRun(fixture)
    let count = fixture.files.count
    var random = SeededGenerator(seed: 7)
    for order in [Array((0..<count).reversed()), Array(0..<count).shuffled(using: &random)] where count > 1 {
      let run = try FixtureRun(fixture, order: order)
      #expect(rendered(run) == rendered(base), "\(fixture.name): files in the order \(order)")
    }
  }

  @Test(arguments: cases) func theNumberOfThreadsDoesNotMatter(_ fixture: FixtureCase) throws {
    let base = rendered(try FixtureRun(fixture, jobs: 1))
    #expect(rendered(try FixtureRun(fixture, jobs: 4)) == base, "\(fixture.name)")
  }

  /// All cases as one project, so that there is work for several threads.
  @Test func manyFilesOnManyThreads() throws {
    let files = FixtureCase.all.filter { $0.family != .repro }.flatMap { fixture in
      fixture.sourceFiles.filter { !$0.isManifest }.map {
        SourceFile(path: "\(fixture.name)/\($0.path)", bytes: $0.bytes)
      }
    }
    let linter = { (jobs: Int?) throws(ConfigurationErrors) in
      try Linter(configuration: Configuration(), today: "2026-01-31", jobs: jobs)
    }
    let modules = ProjectModules(declared: [], sees: { _ in [] })
    let inputs = files.map { Linter.Input(path: $0.path, size: $0.count, module: modules.unnamed, isReported: true) }
    let base = try linter(1).lint(inputs, modules: modules) { .file(files[$0]) }
    #expect(!base.report.findings.isEmpty)
    for jobs in [2, 4, 8, nil] as [Int?] {
      let result = try linter(jobs).lint(inputs, modules: modules) { .file(files[$0]) }
      #expect(result.report.findings.map(rendered) == base.report.findings.map(rendered))
      #expect(result.report.summary == base.report.summary)
    }
  }

  private func rendered(_ run: FixtureRun) -> [String] { run.result.report.findings.map(rendered) }

  /// All of a finding, its fingerprint included.
  private func rendered(_ finding: Finding) -> String { "\(finding)" }
}

/// The same numbers on every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
