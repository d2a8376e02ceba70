import LintRules
import SwiftLexer

/// A finding as the tests compare it.
struct SeenFinding: Hashable, Comparable, CustomStringConvertible {
  var path: String
  var line: Int
  var column: Int
  var rule: String
  var severity: Severity
  var message: String

  var description: String { "\(path):\(line):\(column): \(severity.name) \(rule) \(message)" }

  private var order: (String, Int, Int, String, String) { (path, line, column, rule, message) }
  static func < (lhs: SeenFinding, rhs: SeenFinding) -> Bool { lhs.order < rhs.order }
}

/// One run of the linter over a case's files, or over what a mutation made of them.
struct FixtureRun {
  let result: Linter.Result
  let sources: SourceTable
  let findings: [SeenFinding]

  /// - Parameters:
  ///   - only: names of rules; `nil` for those of the case.
  ///   - readsManifests: the graph is that of `files`, not of the case as it is on disk.
  ///   - order: indices of the files in the order in which the linter gets them; `nil` for that of their paths.
  init(
    _ fixture: FixtureCase, files: [SourceFile]? = nil, only: [String]? = nil, order: [Int]? = nil, jobs: Int? = 1,
    readsManifests: Bool = false
  ) throws {
    let files = files ?? fixture.sourceFiles
    var configuration = Configuration()
    if let bytes = fixture.configuration {
      configuration = try ConfigurationDecoder.decode(bytes, rules: RuleRegistry.metadata)
    }
    let base = configuration
    let rules = only ?? fixture.only
    if rules.isEmpty {
      try configuration.select(only: [], skip: RuleGroup.allCases.map(\.rawValue), among: RuleRegistry.metadata)
    } else {
      try configuration.select(only: rules, skip: [], among: RuleRegistry.metadata)
    }
    let linter = try Linter(configuration: configuration, base: base, today: fixture.options.today, jobs: jobs)
    let modules = FixtureModules(fixture, base.modules, texts: readsManifests ? files : [])
    let ordered = (order ?? Array(files.indices)).map { files[$0] }.filter { !base.exclusions.excludes($0.path) }
    let inputs = ordered.map {
      Linter.Input(path: $0.path, size: $0.count, module: modules.module(of: $0.path), isReported: true)
    }
    result = linter.lint(inputs, modules: modules.modules, graph: modules.context, snapshots: fixture.snapshots) {
      .file(ordered[$0])
    }
    let table = SourceTable(files)
    sources = table
    findings = result.report.findings.map { finding in
      let place = table[finding.path]?.lines.position(at: finding.range.start)
      return SeenFinding(
        path: finding.path, line: place?.line ?? 0, column: place?.column ?? 0, rule: finding.rule.rawValue,
        severity: finding.severity, message: finding.message)
    }.sorted()
  }

  /// The fixes of a file's findings, the first of each that may be applied.
  func fixes(of path: String, unsafe: Bool) -> [Fix] {
    result.report.findings.filter { $0.path == path }.compactMap { finding in
      finding.fixes.first { unsafe || $0.applicability == .safe }
    }
  }
}

extension FixtureCase {
  var sourceFiles: [SourceFile] {
    let modules = FixtureModules(self)
    return files.map { file in
      SourceFile(
        path: file.path, bytes: file.bytes, languageMode: options.languageMode ?? modules.languageMode(of: file.path))
    }
  }
}
