// seeds: project
@testable import LintRules
import SwiftLexer

@testable import deplint

private let paths = ["Sources/Shop/Client.swift", "Sources/ShopLive/Live.swift", "Tests/ShopTests/Tests.swift", "Package.swift"]

private let configuration: Configuration = {
  var configuration = Configuration()
  for rule in RuleRegistry.metadata {
    var settings = RuleSettings()
    settings.level = .severity(rule.severity)
    configuration.rules[rule.id] = settings
  }
  return configuration
}()

/// All rules over up to four files, which a NUL byte ends, and every report of what they find.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let parts = bytes(start, count).split(separator: 0, maxSplits: paths.count - 1, omittingEmptySubsequences: false)
  let files = zip(paths, parts).map { SourceFile(path: $0, bytes: Array($1)) }
  let result = lint(files)
  check(result, SourceTable(files))
  if count < 256, files.count > 1 {
    let reversed = lint(files.reversed()).report
    require(result.report.findings.map(text) == reversed.findings.map(text), "the order of the files counts")
  }
  render(result)
  return 0
}

private func lint(_ files: [SourceFile]) -> Linter.Result {
  let manifests = files.filter { $0.path == "Package.swift" }
  let packages = manifests.compactMap { file -> LocatedPackage? in
    let step = GraphPlanner.step(for: FoundPackage(directory: "", manifests: [file]), mode: .static, toolchain: nil)
    return if case .use(let package)? = step { package } else { nil }
  }
  let graph = ModuleGraph(packages: packages, files: files.map(\.path), mode: "static")
  let modules = ProjectModules(graph)
  let inputs = files.map {
    Linter.Input(path: $0.path, size: $0.count, module: modules.module(ofPath: $0.path, in: graph), isReported: true)
  }
  do {
    let linter = try Linter(configuration: configuration, today: "2026-06-15", jobs: 1)
    let context = GraphContext(graph: graph, settings: configuration.modules)
    return linter.lint(inputs, modules: modules, graph: context) { .file(files[$0]) }
  } catch {
    require(false, "the rules do not take their defaults")
    return Linter.Result(report: LintReport(), sources: SourceTable(), project: ProjectIndex(files: [], modules: modules))
  }
}

private func text(_ finding: Finding) -> String {
  "\(finding.path):\(finding.range.start):\(finding.range.end): \(finding.severity) \(finding.rule) \(finding.message) \(finding.fingerprint)"
}

private func check(_ result: Linter.Result, _ sources: SourceTable) {
  func lies(_ range: SourceRange, _ path: String) -> Bool {
    guard let file = sources[path]?.file else { return false }
    return range.start <= range.end && Int(range.end) <= file.count
  }
  for (first, second) in zip(result.report.findings, result.report.findings.dropFirst()) {
    require(!(second < first), "findings are out of order")
  }
  for finding in result.report.findings {
    require(lies(finding.range, finding.path), "a finding outside its file: \(text(finding))")
    guard let rule = RuleRegistry.metadata(of: finding.rule) else { return require(false, "a rule that there is not") }
    require(finding.severity <= rule.severity, "more severe than its rule: \(text(finding))")
    require(!finding.message.isEmpty && finding.fingerprint.count >= 18, "an empty message or fingerprint")
    for note in finding.notes { require(lies(note.range, note.path), "a note outside its file: \(text(finding))") }
    require(finding.fixes.isEmpty || rule.fixes != .none, "a fix of a rule without fixes")
    for fix in finding.fixes {
      require(!fix.edits.isEmpty, "a fix without edits: \(text(finding))")
      for edit in fix.edits { require(lies(edit.range, finding.path), "an edit outside its file: \(text(finding))") }
      if let file = sources[finding.path]?.file {
        require(FixApplier.apply(fix.edits, to: file) != nil, "edits that overlap: \(text(finding))")
      }
    }
  }
}

private func render(_ result: Linter.Result) {
  for format in OutputFormat.allCases {
    for isGitHubActions in [false, true] {
      var context = ReportContext(root: "/root")
      context.showsStatistics = true
      context.isGitHubActions = isGitHubActions
      let output = format.reporter(context).render(result.report, sources: result.sources)
      require(output.isEmpty || output.utf8.last == 0x0A, "a last line that is not ended")
      for scalar in output.unicodeScalars where scalar != "\n" {
        require(!scalar.isHazardous || scalar == "\u{200B}" && isGitHubActions, "\(format) commands a terminal: \(scalar.visibleName)")
      }
      if format == .json { require(JSONValue(Array(output.utf8)) != nil, "no JSON") }
    }
  }
}
