import LintRules
import Testing

/// The examples in the rules' explanations are true: what they show is found, and what to use instead is clean.
@Suite struct ExplanationTests {
  @Test(arguments: RuleRegistry.metadata.map(\.id.rawValue)) func examplesAreTrue(_ id: String) throws {
    let rule = try #require(RuleRegistry.metadata(of: RuleID(id)))
    let example = try #require(Self.project(in: "Example", of: rule), "'\(id)': the example is Swift code in a fence")
    let instead = try #require(Self.project(in: "Use instead", of: rule), "'\(id)': so is what to use instead")
    // A directive of an example needs its rule.
    if !example.files.contains(where: { Self.namesPendingRule(String(decoding: $0.bytes, as: UTF8.self)) }) {
      let found = try Self.findings(example, rule)
      #expect(!found.isEmpty, "the example of '\(id)' finds nothing")
      #expect(found.allSatisfy { $0.rule == id }, "the example of '\(id)' finds \(found)")
    }
    let left = try Self.findings(instead, rule)
    #expect(left.isEmpty, "what to use instead of '\(id)' finds \(left)")
  }

  private static func findings(_ fixture: FixtureCase, _ rule: RuleMetadata) throws -> [SeenFinding] {
    let rules = RuleRegistry.metadata.filter { !$0.isOptIn || $0.id == rule.id }.map(\.id.rawValue)
    return try FixtureRun(fixture, only: rules).findings
  }

  private static func namesPendingRule(_ text: String) -> Bool {
    text.split { !$0.isLetter && $0 != "_" }.contains { PendingRules.ids.contains(String($0)) }
  }

  /// The code below a heading: one file, or several, each behind a line `// Sources/Client/Client.swift`. A path
  /// with `__Snapshots__` is a file that exists.
  private static func project(in heading: String, of rule: RuleMetadata) -> FixtureCase? {
    var isInSection = false
    var isInCode = false
    var files: [(path: String, lines: [Substring])] = []
    var references: [String] = []
    for line in rule.explanation.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInCode = line == "```swift"
        if isInCode, isInSection, files.isEmpty { files.append(("Example.swift", [])) }
      } else if !isInCode, line.hasPrefix("## ") {
        isInSection = line == "## \(heading)"
      } else if isInCode, isInSection {
        if line.hasPrefix("// "), line.contains("/__Snapshots__/") {
          references.append(String(line.dropFirst(3)))
        } else if line.hasPrefix("// "), line.hasSuffix(".swift") || line.hasSuffix(".yml"), !line.dropFirst(3).contains(" ") {
          files.append((String(line.dropFirst(3)), []))
        } else {
          files[files.count - 1].lines.append(line)
        }
      }
    }
    let written = files.filter { file in file.lines.contains { !$0.isEmpty } }
    guard !written.isEmpty else { return nil }
    let all = written.map { FixtureCase.File(path: $0.path, bytes: Array(($0.lines.joined(separator: "\n") + "\n").utf8)) }
    return FixtureCase(
      name: "explain \(rule.id)", references: references, files: all.filter { $0.path.hasSuffix(".swift") },
      configuration: all.first { $0.path == ".deplint.yml" }?.bytes)
  }
}
