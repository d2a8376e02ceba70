import LintRules
import SwiftLexer

/// `--fix` and `--diff`: fixes are applied in memory, round by round, until nothing changes any more. Only then is a file
/// written, or the difference shown.
extension CheckCommand {
  struct Change {
    var path: String
    var before: SourceFile
    var after: SourceFile
  }

  /// A fix can make room for another one. Ten rounds are more than any fix of ours needs.
  private static let roundLimit = 10

  /// - Returns: what is left to report, and the files that differ from those on disk, by path.
  func fix(
    _ project: Project, _ applicability: Fix.Applicability
  ) throws(Project.Failure) -> (result: Linter.Result, changes: [Change]) {
    let lint = try prepare(project)
    var current: [String: SourceFile] = [:]
    var original: [String: SourceFile] = [:]
    var result = lint(current)
    for _ in 0..<Self.roundLimit {
      let fixed = Self.round(result, applicability)
      if fixed.isEmpty { break }
      for (before, after) in fixed {
        if original[after.path] == nil { original[after.path] = before }
        current[after.path] = after
      }
      result = lint(current)
    }
    let changes = current.keys.sorted().compactMap { path -> Change? in
      guard let before = original[path], let after = current[path] else { return nil }
      return Change(path: path, before: before, after: after)
    }
    return (result, changes)
  }

  /// One fix a finding, in each file as many as fit together. A file that would be less readable afterwards is left alone.
  private static func round(
    _ result: Linter.Result, _ applicability: Fix.Applicability
  ) -> [(before: SourceFile, after: SourceFile)] {
    var fixes: [String: [Fix]] = [:]
    // What nothing uses may be what another fix is about to use: removals wait until nothing else is left to do.
    let removal = UnusedDependency.metadata.id
    let isWanted = { (fix: Fix) in applicability == .unsafe || fix.applicability == .safe }
    let hasOthers = result.report.findings.contains { $0.rule != removal && $0.fixes.contains(where: isWanted) }
    for finding in result.report.findings where !hasOthers || finding.rule != removal {
      guard let fix = finding.fixes.first(where: { applicability == .unsafe || $0.applicability == .safe }) else { continue }
      fixes[finding.path, default: []].append(fix)
    }
    return fixes.keys.sorted().compactMap { path in
      guard let file = result.sources[path]?.file, let wanted = fixes[path] else { return nil }
      let (bytes, applied) = FixApplier.apply(wanted, to: file)
      let after = SourceFile(path: path, bytes: bytes, languageMode: file.languageMode)
      guard !applied.isEmpty, Lexer.tokenize(after).issues.count <= Lexer.tokenize(file).issues.count else { return nil }
      return (file, after)
    }
  }

  func write(_ changes: [Change], _ project: Project) throws(Project.Failure) {
    for change in changes {
      do throws(PlatformError) {
        try FileWriter.replace(Path.join(project.root.folder, change.path), with: Array(change.after.storage[..<change.after.count]))
      } catch {
        throw Project.Failure(error)
      }
    }
  }

  func show(
    _ changes: [Change], _ result: Linter.Result, _ project: Project
  ) throws(Project.Failure) -> ExitStatus {
    do throws(PlatformError) {
      try StandardStream.output.write(changes.map { UnifiedDiff.render($0.before, $0.after) }.joined())
    } catch {
      throw Project.Failure(error)
    }
    if !result.report.problems.isEmpty {
      Log.write(result.report.problems.map { ($0.path.map { "\($0): " } ?? "") + "error: \($0.message)" })
      return .failure
    }
    return changes.isEmpty ? .clean : .findings
  }
}
