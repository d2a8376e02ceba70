import LintRules
import SwiftLexer

/// How the verbs `graph` and `why` come by their project.
struct SurveyOptions: Equatable, Sendable {
  /// A folder of the project; its root is found from there.
  var folder = "."
  var config: String?
  var graph: Configuration.GraphMode?
  var packageDumps: [PackageDumpInput] = []
  var usesGraphCache = true
  var jobs: Int?

  static let options: [CommandOption] = [.config, .graph, .packageJSON, .noGraphCache, .jobs]

  /// As those of `check`, which these are a part of.
  var check: CheckOptions {
    var options = CheckOptions()
    options.paths = [folder]
    options.config = config
    options.graph = graph
    options.packageDumps = packageDumps
    options.usesGraphCache = usesGraphCache
    options.jobs = jobs
    options.isVerbImplied = false
    return options
  }
}

extension SurveyOptions {
  init(_ arguments: Arguments, of verb: Verb) throws(UsageError) {
    config = arguments.value(of: .config)
    graph = arguments.value(of: .graph).flatMap(Configuration.GraphMode.init)
    packageDumps = try CheckOptions.packageDumps(arguments.values(of: .packageJSON), of: verb)
    usesGraphCache = !arguments.has(.noGraphCache)
    jobs = try CheckOptions.jobs(arguments.value(of: .jobs), of: verb)
    if graph == .off { throw UsageError("'\(verb.rawValue)' needs the graph, and '--graph off' wants none", verb: verb) }
  }
}

/// A project that was read without asking any rule.
struct ProjectSurvey {
  let project: Project
  let graph: ProjectGraph
  let survey: Survey
  let view: GraphView

  /// - Parameter checksPatterns: a pattern of modules that matches none is a mistake.
  static func read(
    _ project: Project, _ options: SurveyOptions, environment: Environment = .process, checksPatterns: Bool = true
  ) throws(Project.Failure) -> ProjectSurvey {
    let command = CheckCommand(options: options.check, environment: environment)
    let graph = try ProjectGraph.load(project, command.options, environment, limits: command.dumpLimits)
    if checksPatterns { try command.checkModulePatterns(project.configuration, graph.graph, project) }
    let reader: FileReader
    do throws(PlatformError) {
      reader = try FileReader(root: project.root.folder)
    } catch {
      throw Project.Failure(error)
    }
    let paths = project.tree.swiftFiles + graph.manifestsBesideSources + graph.outsideFiles
    let inputs = paths.map { Linter.Input(path: $0, size: 0, module: graph.module(of: $0), isReported: true) }
    let context = GraphContext(graph: graph.graph, settings: project.configuration.modules)
    let survey = Survey(inputs, modules: graph.modules, graph: context, jobs: options.jobs) { index in
      let path = inputs[index].path
      do throws(PlatformError) {
        return .file(try reader.source(path, languageMode: graph.languageMode(of: path)))
      } catch {
        return .failed(error.reason)
      }
    }
    guard let view = GraphView(survey) else { throw Project.Failure(lines: ["error: there is no package graph"]) }
    return ProjectSurvey(project: project, graph: graph, survey: survey, view: view)
  }

  /// The folder's project; an error where it is no folder of one.
  static func open(_ options: SurveyOptions) throws(Project.Failure) -> Project {
    let project = try Project.open(paths: [options.folder], config: options.config)
    let problems = project.problems(options.check)
    if let problem = problems.first(where: { _ in project.arguments.contains { $0.isInaccessible } }) {
      throw Project.Failure(lines: ["\(options.folder): error: \(problem.message)"])
    }
    return project
  }

  /// What is missing from the answer, for standard error; each of the problems makes the exit status 2.
  var problems: [LintReport.Problem] { graph.problems + survey.problems }

  /// What could not be judged, which changes no exit status.
  var remarks: [String] { graph.graph.status.notJudged.map { "graph: \($0)" } }

  /// A graph without any module answers nothing.
  func expectModules() throws(Project.Failure) {
    guard graph.graph.modules.isEmpty else { return }
    let reasons = graph.problems.map { "\($0.path ?? "."): error: \($0.message)" } + remarks
    let root = project.root.folder
    let reason =
      graph.graph.packages.isEmpty
      ? "no package manifest was found in \(root); run deplint where a 'Package.swift' is, or name the folder" : "no package of \(root) could be read"
    throw Project.Failure(lines: reasons + ["error: \(reason)"])
  }

  /// The nodes of a name; an error with what is nearest where there is none.
  func nodes(named name: String) throws(Project.Failure) -> [ModuleGraph.Node] {
    let nodes = view.nodes(named: name)
    if !nodes.isEmpty { return nodes }
    let hint = UsageError.hint(for: name, among: view.names, else: "'deplint graph' lists them")
    throw Project.Failure(lines: ["error: the graph has no module or product '\(name)'\(hint)"])
  }
}
