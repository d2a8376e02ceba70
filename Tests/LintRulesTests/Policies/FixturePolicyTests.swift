import LintRules
import SwiftLexer
import Testing

/// What holds of the fixtures as a whole, and of all that is found in them.
@Suite struct FixturePolicyTests {
  @Test func everyCaseIsRun() {
    #expect(FullRuns.all.count == FixtureCase.all.count)
    for fixture in FixtureCase.all {
      #expect(!fixture.files.isEmpty, "\(fixture.name) holds no Swift file")
      #expect(FixtureModules(fixture).notJudged.isEmpty, "\(fixture.name): its manifest cannot be read without running it")
    }
  }

  @Test(arguments: RuleRegistry.metadata.map(\.id.rawValue)) func everyRuleHasFixtures(_ id: String) throws {
    let cases = FixtureCase.all.filter { $0.rule == id }
    var fires = false
    var isClean = false
    for fixture in cases {
      let firing = Set(try FixtureRun(fixture).findings.filter { $0.rule == id }.map(\.path))
      for file in fixture.files {
        if firing.contains(file.path) {
          fires = true
        } else if String(decoding: file.bytes, as: UTF8.self).lowercased().contains("clean:") {
          isClean = true
        }
      }
    }
    #expect(fires, "write a case in Tests/Fixtures/rules/\(id) in which the rule finds something")
    #expect(isClean, "write a file of lookalikes in Tests/Fixtures/rules/\(id), with '// clean: …' saying why each is none")
  }

  @Test func expectationsNameRulesThatExist() {
    let known = Set(RuleRegistry.ids.map(\.rawValue)).union(PendingRules.ids)
    for fixture in FixtureCase.all {
      if let rule = fixture.rule { #expect(known.contains(rule), "\(fixture.name): there is no such rule") }
      for file in fixture.files {
        for expectation in ExpectationReader(path: file.path, bytes: file.bytes).expectations {
          guard case .finding(let rule, _, _, _) = expectation.subject else { continue }
          #expect(known.contains(rule), "\(fixture.name)/\(expectation.description): there is no such rule")
        }
      }
    }
  }

  @Test func messagesHaveTheirForm() {
    for run in FullRuns.all {
      for finding in run.report.findings {
        let place = "\(run.fixture.name)/\(finding.path), \(finding.rule)"
        for text in [finding.message] + finding.notes.map(\.message) {
          #expect(text.first.map { $0.isLowercase || $0 == "'" } ?? false, "\(place): lower-case start: \(text)")
          #expect(text.last != "." && text.last != "!", "\(place): no final period: \(text)")
          #expect(!text.contains { "\"`\n".contains($0) }, "\(place): single quotes, one line: \(text)")
          #expect(!text.contains("  "), "\(place): one blank: \(text)")
        }
        for fix in finding.fixes { checkTitle(fix.title, place) }
      }
    }
  }

  /// What a fix can do. A new verb belongs here.
  private static let verbs: Set<Substring> = [
    "add", "call", "declare", "delete", "insert", "make", "move", "name", "pass", "read", "remove", "rename", "replace", "take",
    "use", "wrap", "write",
  ]

  private func checkTitle(_ title: String, _ place: String) {
    #expect(Self.verbs.contains(title.prefix { $0 != " " }), "\(place): a fix's title is an imperative: \(title)")
    #expect(title.last != "." && !title.contains("\n"), "\(place): no final period: \(title)")
  }

  @Test func noTwoSeriousFindingsShareARange() {
    for run in FullRuns.all {
      var seen: [String: RuleID] = [:]
      for finding in run.report.findings where finding.severity > .note {
        let place = "\(run.fixture.name)/\(finding.path) \(finding.range)"
        if let other = seen[place] {
          Issue.record("'\(other)' and '\(finding.rule)' both report \(place): decide which one speaks")
        }
        seen[place] = finding.rule
      }
    }
  }

  @Test func placesAreInTheirFiles() {
    for run in FullRuns.all {
      let counts = Dictionary(uniqueKeysWithValues: run.fixture.files.map { ($0.path, $0.bytes.count) })
      for finding in run.report.findings {
        let place = "\(run.fixture.name)/\(finding.path), \(finding.rule)"
        #expect(!finding.range.isEmpty, "\(place): a finding has something to point at")
        let edits = finding.fixes.flatMap(\.edits).map { (finding.path, $0.range) }
        for (path, range) in [(finding.path, finding.range)] + finding.notes.map({ ($0.path, $0.range) }) + edits {
          #expect(range.start <= range.end && Int(range.end) <= counts[path] ?? -1, "\(place): \(range) of \(path)")
        }
      }
    }
  }

  @Test func severitiesAndFixesAreThoseOfTheMetadata() {
    var fixed: Set<RuleID> = []
    var found: Set<RuleID> = []
    for run in FullRuns.all {
      for finding in run.report.findings {
        guard let rule = RuleRegistry.metadata(of: finding.rule) else { continue }
        found.insert(rule.id)
        if run.fixture.configuration == nil { #expect(finding.severity <= rule.severity, "\(run.fixture.name), \(rule.id)") }
        if finding.fixes.isEmpty {
          #expect(rule.fixes != .always, "\(run.fixture.name): '\(rule.id)' says that it always has a fix")
        } else {
          fixed.insert(rule.id)
        }
        for fix in finding.fixes {
          #expect(!fix.edits.isEmpty, "\(run.fixture.name): a fix of '\(rule.id)' changes nothing")
          #expect(fix.edits.map(\.range) == fix.edits.map(\.range).sorted(), "\(run.fixture.name): edits are in order")
        }
      }
    }
    for rule in RuleRegistry.metadata where found.contains(rule.id) {
      #expect((rule.fixes != .none) == fixed.contains(rule.id), "'\(rule.id)': its metadata says that fixes come '\(rule.fixes.rawValue)'")
      let isShown = FixtureCase.all.contains { $0.only.contains(rule.id.rawValue) && (!$0.fixed.isEmpty || !$0.unsafeFixed.isEmpty) }
      if rule.fixes != .none { #expect(isShown, "write an 'X.swift.fixed' in Tests/Fixtures/rules/\(rule.id)") }
    }
  }
}
