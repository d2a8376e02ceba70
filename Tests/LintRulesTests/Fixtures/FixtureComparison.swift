import LintRules
import SwiftLexer

/// Compares what a run found with what the case's comments expect, strictly both ways.
struct FixtureComparison {
  /// One line a difference; empty where there is none.
  private(set) var differences: [String] = []

  init(_ fixture: FixtureCase, _ run: FixtureRun) {
    differences = fixture.options.errors
    var expectations: [Expectation] = []
    for file in fixture.files {
      let reader = ExpectationReader(path: file.path, bytes: file.bytes)
      differences += reader.errors
      expectations += reader.expectations
    }
    compareFindings(run.findings, expectations, running: Set(fixture.only))
    for file in fixture.sourceFiles {
      let own = expectations.filter { $0.path == file.path }
      compareIssues(file, own)
      compareFacts(FixtureFacts(path: file.path, in: run).facts, own, file.path)
    }
  }

  private mutating func compareFindings(_ findings: [SeenFinding], _ expectations: [Expectation], running: Set<String>) {
    var left = findings
    for expectation in expectations {
      guard case .finding(let rule, let severity, let column, let message) = expectation.subject else { continue }
      if !running.contains(rule), PendingRules.ids.contains(rule) { continue }
      let match = left.firstIndex { finding in
        finding.path == expectation.path && finding.line == expectation.line && finding.rule == rule
          && severity.map { $0 == finding.severity } ?? true && column.map { $0 == finding.column } ?? true
          && message.map { finding.message.contains($0) } ?? true
      }
      if let match { left.remove(at: match) } else { differences.append("not found:  \(expectation.description)") }
    }
    differences += left.map { "unexpected: \($0)" }
  }

  private mutating func compareIssues(_ file: SourceFile, _ expectations: [Expectation]) {
    let lines = LineTable(file)
    var left = Lexer.tokenize(file).issues.map { (line: lines.position(at: $0.range.start).line, kind: "\($0.kind)") }
    for expectation in expectations {
      guard case .issue(let kind) = expectation.subject else { continue }
      if let match = left.firstIndex(where: { $0 == (expectation.line, kind) }) {
        left.remove(at: match)
      } else {
        differences.append("not found:  \(expectation.description)")
      }
    }
    differences += left.map { "unexpected: \(file.path):\($0.line): issue \($0.kind)" }
  }

  private mutating func compareFacts(_ facts: [FixtureFacts.Fact], _ expectations: [Expectation], _ path: String) {
    var kinds: Set<Substring> = []
    var left = facts
    for expectation in expectations {
      guard case .fact(let text) = expectation.subject else { continue }
      let fact = FixtureFacts.Fact(line: expectation.line, text: text)
      kinds.insert(fact.kind)
      if let match = left.firstIndex(of: fact) {
        left.remove(at: match)
      } else {
        differences.append("not found:  \(expectation.description)")
      }
    }
    differences += left.filter { kinds.contains($0.kind) }.map { "unexpected: \(path):\($0.line): fact \($0.text)" }
  }
}
