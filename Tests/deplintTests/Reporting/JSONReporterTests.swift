import Foundation
import LintRules
import SwiftLexer
import Testing

@testable import deplint

@Suite("JSON report")
struct JSONReporterTests {
  private func object(_ report: LintReport) throws -> [String: Any] {
    let text = OutputFormat.json.reporter(Sample.context).render(report, sources: Sample.sources)
    return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("Readers get every value back")
  func values() throws {
    let object = try object(Sample.report)
    #expect(object["schemaVersion"] as? Int == 1)
    #expect((object["tool"] as? [String: String]) == ["name": "deplint", "version": "1.2.3"])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.count == Sample.report.findings.count)
    #expect(findings[0]["target"] as? String == "ArticleClientLive")
    #expect(findings[0]["fingerprint"] as? String == "00112233445566aa:0")
    #expect(findings[1]["target"] is NSNull)
    #expect(findings[1]["column"] as? Int == 61)
    #expect(findings[3]["endLine"] as? Int == 5)
    #expect(findings[4]["path"] as? String == Sample.oddPath)
    #expect(findings[4]["message"] as? String == Sample.inOddFile.message)
    #expect(findings[5]["chain"] as? [String] == ["Feature", "Shared", "ArticleClientLive"])
    let fix = try #require((findings[0]["fixes"] as? [[String: Any]])?.first)
    #expect(fix["applicability"] as? String == "safe")
    let edit = try #require((fix["edits"] as? [[String: Any]])?.first)
    #expect(edit["line"] as? Int == 6 && edit["endColumn"] as? Int == 4)
    #expect(edit["text"] as? String == "\n  public static let testValue = Self()")
  }

  @Test("Keys come in the documented order")
  func keyOrder() throws {
    let text = OutputFormat.json.reporter(Sample.context).render(Sample.report, sources: Sample.sources)
    func keys(indent: Int) -> [String] {
      var seen: [String] = []
      let start = String(repeating: " ", count: indent) + "\""
      for line in text.split(separator: "\n") where line.hasPrefix(start) {
        let key = String(line.dropFirst(indent + 1).prefix { $0 != "\"" })
        if line.contains("\": "), !seen.contains(key) { seen.append(key) }
      }
      return seen
    }
    #expect(keys(indent: 2) == ["schemaVersion", "tool", "configuration", "graph", "summary", "problems", "findings"])
    #expect(
      keys(indent: 6) == [
        "rule", "severity", "message", "path", "line", "column", "endLine", "endColumn", "target", "symbol", "fingerprint",
        "suppressed", "baselined", "notes", "chain", "fixes",
      ])
  }

  @Test("Problems are listed, and nothing else is made up")
  func problems() throws {
    let object = try object(Sample.problemsOnly)
    let problems = try #require(object["problems"] as? [[String: Any]])
    #expect(problems[0]["path"] as? String == Sample.oddPath)
    #expect(problems[1]["path"] is NSNull)
    #expect((object["findings"] as? [Any])?.isEmpty == true)
    #expect(object["configuration"] is NSNull)
  }
}
