import LintRules
import Testing

/// No rule sees another: each finds alone what it finds among all.
@Suite struct RuleIndependenceTests {
  @Test(arguments: RuleRegistry.metadata.map(\.id.rawValue)) func aRuleAloneFindsTheSame(_ id: String) throws {
    for run in FullRuns.all where run.rules.contains(id) {
      let alone = try FixtureRun(run.fixture, only: [id]).result.report.findings
      let among = run.report.findings.filter { $0.rule.rawValue == id }
      #expect(alone.map { "\($0)" } == among.map { "\($0)" }, "\(run.fixture.name)")
    }
  }
}
