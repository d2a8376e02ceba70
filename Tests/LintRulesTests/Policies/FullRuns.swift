import LintRules
import SwiftLexer

/// All fixtures, each with every rule that its configuration does not turn off.
enum FullRuns {
  struct Run: Sendable {
    let fixture: FixtureCase
    let rules: [String]
    let findings: [SeenFinding]
    let report: LintReport
  }

  static let all: [Run] = FixtureCase.all.compactMap { fixture in
    guard let rules = try? rules(of: fixture), let run = try? FixtureRun(fixture, only: rules) else { return nil }
    return Run(fixture: fixture, rules: rules, findings: run.findings, report: run.result.report)
  }

  private static func rules(of fixture: FixtureCase) throws -> [String] {
    var configuration = Configuration()
    if let bytes = fixture.configuration {
      configuration = try ConfigurationDecoder.decode(bytes, rules: RuleRegistry.metadata)
    }
    return RuleRegistry.metadata.map(\.id).filter { configuration.rules[$0]?.level != .off }.map(\.rawValue)
  }
}
