import LintRules
import SwiftLexer

/// `deplint check`: from paths to reports.
struct CheckCommand {
  let options: CheckOptions
  var environment = Environment.process
  var dumpLimits = PackageDumper.Limits()

  func run() throws(Project.Failure) -> ExitStatus {
    let stopwatch = Stopwatch()
    let project = try Project.open(
      paths: options.paths, config: options.config, honoursExcludes: options.honoursExcludes)
    var lines = project.warnings
    if !options.isQuiet { lines += project.remarks() }
    if let applicability = options.fix {
      let (result, changes) = try fix(project, applicability)
      Log.write(lines)
      if options.showsDiff { return try show(changes, result, project) }
      try write(changes, project)
      if !changes.isEmpty { Log.write(["fixed \(counted(changes.count, "file"))"]) }
      try write(result, project, milliseconds: stopwatch.milliseconds)
      return ExitStatus(result.report, failOn: options.failOn ?? project.configuration.failOn)
    }
    let result = try lint(project)
    Log.write(lines)
    try write(result, project, milliseconds: stopwatch.milliseconds)
    return ExitStatus(result.report, failOn: options.failOn ?? project.configuration.failOn)
  }

  func lint(_ project: Project) throws(Project.Failure) -> Linter.Result { try prepare(project)([:]) }

  /// Reads the graph and makes the linter, once for several rounds.
  ///
  /// - Returns: a round; it takes files by path whose text is another than on disk.
  func prepare(_ project: Project) throws(Project.Failure) -> ([String: SourceFile]) -> Linter.Result {
    if project.arguments.allSatisfy({ $0.isInaccessible || !Path.contains(project.root.folder, $0.path) }) {
      let problems = project.problems(options)
      return { _ in
        Linter.Result(
          report: LintReport(problems: problems), sources: SourceTable(),
          project: ProjectIndex(files: [], modules: ProjectModules(.empty)))
      }
    }
    let base = project.configuration
    var configuration = base
    do {
      try configuration.select(
        only: options.only?.map(\.rawValue) ?? [], skip: options.skip.map(\.rawValue), among: RuleRegistry.metadata)
    } catch {
      throw Project.Failure(lines: error.errors.map { "error: \($0.message)" })
    }
    let graph = try ProjectGraph.load(project, options, environment, limits: dumpLimits)
    try checkModulePatterns(base, graph.graph, project)
    let reader: FileReader
    let linter: Linter
    do {
      reader = try FileReader(root: project.root.folder)
      linter = try Linter(
        configuration: configuration, base: base, today: CalendarDay.today(environment: environment).description,
        jobs: options.jobs)
    } catch let error as PlatformError {
      throw Project.Failure(error)
    } catch let error as ConfigurationErrors {
      throw Project.Failure(lines: error.errors.map { $0.line(path: project.configurationPath ?? "") })
    } catch {
      throw Project.Failure(lines: ["error: \(error)"])
    }
    let inputs =
      project.tree.swiftFiles.map { path in
        Linter.Input(path: path, size: 0, module: graph.module(of: path), isReported: project.isReported(path))
      }
      // The manifest that counts may be one for newer tools, which is no source otherwise.
      + graph.manifestsBesideSources.map {
        Linter.Input(path: $0, size: 0, module: graph.module(of: $0), isReported: project.isReported($0))
      }
      + graph.outsideFiles.map { Linter.Input(path: $0, size: 0, module: graph.module(of: $0), isReported: false) }
    // A test file that is left out has its references all the same.
    let snapshots = project.tree.snapshots.filter { !project.configuration.exclusions.excludes($0.testFile) }
    let problems = project.problems(options) + graph.problems
    let remarks = project.tree.skipped.filter { project.isReported($0.path) }.map { "\($0.path): \($0.reason)" }
    let graphRules = inputs.isEmpty ? [] : RuleRegistry.metadata.filter { $0.group == .modules && configuration.isEnabled($0) }
    let status = graph.graph.status(rules: graphRules.map(\.id))
    return { changed in
      let graph = graph.rereading(changed)
      let context = GraphContext(graph: graph.graph, settings: base.modules)
      var result = linter.lint(inputs, modules: graph.modules, graph: context, snapshots: snapshots) { index in
        let path = inputs[index].path
        if let file = changed[path] { return .file(file) }
        do throws(PlatformError) {
          return .file(try reader.source(path, languageMode: graph.languageMode(of: path)))
        } catch {
          return .failed(error.reason)
        }
      }
      result.report.problems = problems + result.report.problems
      if graph.graph.isComplete { result.report.problems += unmatchedLayers(base.modules, graph.graph, project, result.project) }
      result.report.remarks = remarks
      result.report.graph = status
      result.report.configuration = project.configurationPath
      return result
    }
  }

  private func moduleNames(_ graph: ModuleGraph) -> [String] {
    Set(graph.modules.flatMap { [$0.name, $0.moduleName] } + graph.externalProducts.map(\.name)).sorted()
  }

  /// A pattern that matches no module is a mistake, where all modules are known.
  func checkModulePatterns(
    _ configuration: Configuration, _ graph: ModuleGraph, _ project: Project
  ) throws(Project.Failure) {
    guard graph.isComplete else { return }
    let errors = configuration.modules.unmatchedPatterns(among: moduleNames(graph))
    if !errors.isEmpty { throw Project.Failure(lines: errors.map { $0.line(path: project.configurationPath ?? "") }) }
  }

  /// What a layer forbids may be a module that only an import names, so it is looked for when the files are read.
  private func unmatchedLayers(
    _ settings: ModuleSettings, _ graph: ModuleGraph, _ project: Project, _ index: ProjectIndex
  ) -> [LintReport.Problem] {
    if settings.rules.isEmpty { return [] }
    let imports = Set(index.files.lazy.flatMap { $0.imports.map(\.module) })
    return settings.unmatchedTargets(among: moduleNames(graph), imports: imports).map { error in
      let place = error.place.map { "\($0.line):\($0.column): " } ?? ""
      return LintReport.Problem(path: project.configurationPath ?? "", message: place + error.message)
    }
  }

  // MARK: Output

  private func write(_ result: Linter.Result, _ project: Project, milliseconds: Int) throws(Project.Failure) {
    let isGitHubActions = environment.nonEmpty("GITHUB_ACTIONS") != nil
    let terminal = Terminal(.output, environment: environment)
    var context = ReportContext(root: project.root.folder)
    context.usesColor = terminal.usesColor(Terminal.Color(options.color))
    context.width = max(40, terminal.width ?? 120)
    context.isQuiet = options.isQuiet
    context.showsStatistics = options.showsStatistics
    context.elapsedMilliseconds = milliseconds
    context.isGitHubActions = isGitHubActions
    context.workspacePrefix = workspacePrefix(project.root.folder)
    let targets = options.outputs.isEmpty ? [OutputTarget.standard(isGitHubActions: isGitHubActions)] : options.outputs
    // Everything is rendered before anything is written.
    let texts = targets.map { target in
      var context = context
      if target.path != nil { context.usesColor = false }
      return target.format.reporter(context).render(result.report, sources: result.sources)
    }
    do throws(PlatformError) {
      for (target, text) in zip(targets, texts) where target.path != nil {
        try FileWriter.replace(target.path ?? "", with: Array(text.utf8))
      }
      for (target, text) in zip(targets, texts) where target.path == nil {
        try StandardStream.output.write(text)
      }
    } catch {
      throw Project.Failure(error)
    }
  }

  /// Annotations name files as seen from the workspace.
  private func workspacePrefix(_ root: String) -> String {
    guard let workspace = environment.nonEmpty("GITHUB_WORKSPACE") else { return "" }
    let folder = (try? System.realPath(workspace)) ?? workspace
    return Path.contains(folder, root) && folder != root ? Path.relative(root, to: folder) : ""
  }
}

extension Terminal.Color {
  init(_ mode: ColorMode) {
    self =
      switch mode {
      case .auto: .auto
      case .always: .always
      case .never: .never
      }
  }
}
