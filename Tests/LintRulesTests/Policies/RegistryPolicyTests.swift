import LintRules
import SwiftLexer
import Testing

/// Every rule is registered, once and in order, stands in the folder of its group, and says of itself what it must.
@Suite struct RegistryPolicyTests {
  @Test func theRegistryIsSorted() {
    let ids = RuleRegistry.rules.map { $0.metadata.id }
    #expect(ids == Array(Set(ids)).sorted(), "sort 'Sources/LintRules/Rules/RuleRegistry.swift' by the rules' ids")
  }

  @Test func everyRuleIsRegistered() {
    var declared: [String: String] = [:]
    for file in SourceTree.sources where file.path.hasPrefix("Sources/LintRules/Rules/") {
      for declaration in file.outline.declarations where declaration.kind.isNominal && declaration.parent < 0 {
        let inherits = file.outline.inheritedTypes[declaration.inheritance].map { file.source.text(file.buffer.range(of: $0.type)) }
        guard inherits.contains("Rule") else { continue }
        let name = file.source.text(file.buffer.range(of: declaration.name))
        #expect(declared[name] == nil)
        declared[name] = file.path
      }
    }
    let registered = RuleRegistry.rules.map { String(describing: $0) }
    for name in declared.keys.sorted() where !registered.contains(name) {
      Issue.record("add '\(name).self' to 'Sources/LintRules/Rules/RuleRegistry.swift'")
    }
    for rule in RuleRegistry.rules {
      let name = String(describing: rule)
      let group = rule.metadata.group.rawValue
      let folder = group.prefix(1).uppercased() + group.dropFirst()
      let path = "Sources/LintRules/Rules/\(folder)/\(name).swift"
      #expect(declared[name] == path, "a rule's file is called like its type, and its folder is its group")
      #expect(snakeCase(name) == rule.metadata.id.rawValue, "a rule's id is its type's name in snake case")
    }
  }

  /// `DirectUUID` → `direct_uuid`.
  private func snakeCase(_ name: String) -> String {
    var result = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let startsWord = character.isUppercase && index > 0
        && (!characters[index - 1].isUppercase || index + 1 < characters.count && characters[index + 1].isLowercase)
      if startsWord { result += "_" }
      result += character.lowercased()
    }
    return result
  }

  @Test(arguments: RuleRegistry.metadata.map(\.id.rawValue)) func metadataSaysWhatItMust(_ id: String) throws {
    let rule = try #require(RuleRegistry.metadata(of: RuleID(id)))
    #expect(rule.group != .pedantic, "'pedantic' is every opt-in rule, and no rule's group")
    #expect(rule.summary.first?.isLowercase == true && rule.summary.last != "." && !rule.summary.contains("\n"))
    #expect(rule.summary.count <= 90, "a summary is one line of a table")
    for article in ["a ", "an ", "the "] { #expect(!rule.summary.hasPrefix(article), "a summary completes 'reports a …'") }
    #expect(rule.since.split(separator: ".").count == 3)
    for option in rule.options {
      #expect(option.summary.last != "." && option.summary.first?.isLowercase == true, "option '\(option.name)'")
    }
    for heading in ["no_", "disallow", "allow", "avoid", "prefer", "require"] {
      #expect(!id.hasPrefix(heading), "a rule's name says the problem, not the remedy")
    }
    let headings = rule.explanation.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    let wanted = ["What it does", "Why is this bad?", "Example", "Use instead", "Limits"]
    #expect(headings.filter(wanted.contains) == wanted, "'\(id)' needs the headings \(wanted) in this order")
    #expect(rule.explanation.split(separator: "\n").count { $0.hasPrefix("```") }.isMultiple(of: 2))
  }

  @Test func pendingRulesDoNotExist() {
    for id in PendingRules.ids.sorted() {
      #expect(!RuleRegistry.ids.contains(RuleID(id)), "'\(id)' exists: take it out of 'PendingRules.ids'")
    }
    let cases = Set(FixtureCase.all.map(\.name))
    for name in PendingRules.failingCases.keys.sorted() {
      #expect(cases.contains(name), "there is no fixture '\(name)': take it out of 'PendingRules.failingCases'")
    }
  }
}
