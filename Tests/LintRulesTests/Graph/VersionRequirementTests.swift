import SwiftLexer
import Testing

@testable import LintRules

@Suite struct VersionRequirementTests {
  private static func versions(_ lower: ToolsVersion, _ upper: ToolsVersion) -> Range<ToolsVersion>? { lower..<upper }

  static let literals: [(String, Range<ToolsVersion>?)] = [
    (#"from: "1.5.0""#, versions(ToolsVersion(1, 5), ToolsVersion(2))),
    (#".upToNextMajor(from: "0.9.1")"#, versions(ToolsVersion(0, 9, 1), ToolsVersion(1))),
    (#".upToNextMinor(from: "1.5.2")"#, versions(ToolsVersion(1, 5, 2), ToolsVersion(1, 6))),
    (#""1.0.0"..<"3.0.0""#, versions(ToolsVersion(1), ToolsVersion(3))),
    (#""1.0.0"..."2.0.0""#, versions(ToolsVersion(1), ToolsVersion(2, 0, 1))),
    (#"exact: "2.0.0""#, versions(ToolsVersion(2), ToolsVersion(2, 0, 1))),
    (#".exact("2.0.0")"#, versions(ToolsVersion(2), ToolsVersion(2, 0, 1))),
    (#"from: "2.0.0-beta.1""#, versions(ToolsVersion(2), ToolsVersion(3))),
    (#"branch: "main""#, nil),
    (#".branch("main")"#, nil),
    (#"revision: "abc""#, nil),
    (#"from: Version(1, 0, 0)"#, nil),
    (#""3.0.0"..<"1.0.0""#, nil),
    (#"from: "9223372036854775807.0.0""#, nil),
  ]

  @Test(arguments: literals)
  func literalsAreRead(requirement: String, versions: Range<ToolsVersion>?) throws {
    let text = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "P", dependencies: [.package(url: "https://example.com/a.git", \(requirement))])
      """
    guard case .manifest(let manifest) = ManifestReader.read(SourceFile(path: "Package.swift", text: text)) else {
      Issue.record("not read")
      return
    }
    #expect(manifest.dependencies.first?.versions == versions)
  }

  static let dumped: [(String, Range<ToolsVersion>?)] = [
    (#"{"range": [{"lowerBound": "1.5.0", "upperBound": "2.0.0"}]}"#, versions(ToolsVersion(1, 5), ToolsVersion(2))),
    (#"{"exact": ["2.0.0"]}"#, versions(ToolsVersion(2), ToolsVersion(2, 0, 1))),
    (#"{"branch": ["main"]}"#, nil),
    (#"{"range": []}"#, nil),
    (#"{}"#, nil),
  ]

  @Test(arguments: dumped)
  func dumpsAreRead(requirement: String, versions: Range<ToolsVersion>?) throws {
    let dump = """
      {"name": "P", "toolsVersion": {"_version": "5.9.0"}, "targets": [], "dependencies": [{"sourceControl": [{"identity": "a",
      "location": {"remote": [{"urlString": "https://example.com/a.git"}]}, "requirement": \(requirement)}]}]}
      """
    #expect(try PackageDump(Array(dump.utf8)).manifest.dependencies.first?.versions == versions)
  }
}
