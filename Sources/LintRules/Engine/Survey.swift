import SwiftLexer

/// Everything that is known of a project before any rule is asked: what the verbs about the graph and about single findings
/// start from.
package struct Survey: Sendable {
  package let project: ProjectIndex
  /// By path, of every file that could be read.
  package let lines: [String: LineTable]
  /// Lines of each module's files, by `ModuleID.position`. An empty last line is none.
  package let lineCounts: [Int]
  /// Lines of each file that could be read, by path.
  package let linesOfFiles: [String: Int]
  /// Files that could not be read.
  package let problems: [LintReport.Problem]

  private struct Scanned: Sendable {
    var facts: FileFacts
    var lines: LineTable?
    var lineCount = 0
    var failure: String?
  }

  /// - Parameters:
  ///   - jobs: threads at most; `nil` for as many as the machine has.
  ///   - load: reads the file of an index, on any thread.
  package init(
    _ inputs: [Linter.Input], modules: ProjectModules, graph: GraphContext, jobs: Int? = nil,
    load: @Sendable (Int) -> Linter.Loaded
  ) {
    let scanned = ConcurrentMap.map(order: Array(inputs.indices), jobs: jobs) { Self.scan(inputs[$0], load($0)) }
    var incomplete: Set<ModuleID> = []
    var problems: [LintReport.Problem] = []
    var lines: [String: LineTable] = [:]
    var linesOfFiles: [String: Int] = [:]
    var counts = Array(repeating: 0, count: modules.modules.count)
    for (input, result) in zip(inputs, scanned) {
      if let failure = result.failure {
        incomplete.insert(input.module)
        problems.append(LintReport.Problem(path: input.path, message: failure))
      }
      lines[input.path] = result.lines
      linesOfFiles[input.path] = result.lineCount
      counts[input.module.position] += result.lineCount
    }
    project = ProjectIndex(files: scanned.map(\.facts), modules: modules, incomplete: incomplete, graph: graph)
    self.lines = lines
    self.linesOfFiles = linesOfFiles
    lineCounts = counts
    self.problems = problems.sorted { ($0.path ?? "") < ($1.path ?? "") }
  }

  private static func scan(_ input: Linter.Input, _ loaded: Linter.Loaded) -> Scanned {
    switch loaded {
    case .failed(let reason):
      return Scanned(facts: FileFacts(path: input.path, module: input.module), failure: reason)
    case .file(let file):
      let buffer = Lexer.tokenize(file)
      let outline = OutlineParser.parse(buffer, of: file)
      let lines = LineTable(file)
      let endsOpen = !lines.bytes(ofLine: lines.lineCount, in: file).isEmpty
      return Scanned(
        facts: FactCollector.collect(file, buffer, outline, module: input.module), lines: lines,
        lineCount: lines.lineCount - (endsOpen ? 0 : 1))
    }
  }
}
