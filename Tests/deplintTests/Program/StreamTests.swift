import Foundation
import Testing

@testable import deplint

/// Standard output is the report, standard error the log, and nothing is printed before the report is complete.
@Suite struct StreamTests {
  private func project() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(".deplint.yml", "exclude: [Nothing]\n")
    try folder.write("Key.swift", "enum Key: DependencyKey { static let liveValue: () -> Void = {} }\n")
    return folder
  }

  @Test func theReportIsAllOfStandardOutput() throws {
    let folder = try project()
    let outcome = try BuiltBinary.run(["--output", "json"], in: folder.path)
    #expect(outcome.exitStatus == 1)
    #expect(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) is [String: Any])
    // The pattern that matches nothing is said beside the report.
    #expect(outcome.log.hasPrefix(".deplint.yml:1:11: warning: 'Nothing'"), "\(outcome.log)")
  }

  @Test func aReportInAFileLeavesStandardOutputEmpty() throws {
    let folder = try project()
    let outcome = try BuiltBinary.run(["--output", "json=report.json", "--output", "github=report.txt"], in: folder.path)
    #expect(outcome.exitStatus == 1)
    #expect(outcome.output == "")
    #expect(try folder.text("report.json").contains("\"missing_test_value\""))
    #expect(try folder.text("report.txt").contains("::error file=Key.swift"))
  }

  @Test func wrongUsageLeavesStandardOutputEmpty() throws {
    let folder = try project()
    for arguments in [["--bogus"], ["--only", "no_such_rule"], ["--output", "json=missing/report.json"], ["explain", "zzz"]] {
      let outcome = try BuiltBinary.run(arguments, in: folder.path)
      #expect(outcome.exitStatus == 2, "\(arguments)")
      #expect(outcome.output == "" && outcome.log.contains("error: "), "\(arguments): \(outcome)")
    }
  }

  @Test func helpAndExplanationsAreOutput() throws {
    let folder = try project()
    #expect(try BuiltBinary.run(["--help"], in: folder.path).output == Help.text(for: nil))
    let outcome = try BuiltBinary.run(["explain", "missing_test_value"], in: folder.path)
    #expect(outcome.exitStatus == 0 && outcome.log == "")
    #expect(outcome.output.hasPrefix("# missing_test_value\n"))
  }

  @Test func aClosedOutputIsAFailure() throws {
    let folder = try project()
    let outcome = try BuiltBinary.run([], in: folder.path, output: .closed)
    #expect(outcome.exitStatus == 2)
    #expect(outcome.log.contains("error: standard output: "))
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    let folder = try project()
    for name in ["A", "B", "C", "D"] {
      try folder.write("Sources/\(name).swift", "enum \(name)Key: DependencyKey { static let liveValue: () -> Void = {} }\n")
    }
    let base = try BuiltBinary.run(["--output", "json", "--jobs", "1"], in: folder.path)
    #expect(base.output.contains("Sources/D.swift"))
    for jobs in ["2", "8"] {
      let locale = [("LC_ALL", "tr_TR.UTF-8"), ("SWIFT_DETERMINISTIC_HASHING", jobs == "2" ? "1" : "")]
      let outcome = try BuiltBinary.run(["--output", "json", "--jobs", jobs], in: folder.path, environment: locale)
      #expect(outcome.output == base.output)
    }
    #expect(try BuiltBinary.run(["--output", "json", ".."], in: folder.at("Sources")).output == base.output)
  }
}
