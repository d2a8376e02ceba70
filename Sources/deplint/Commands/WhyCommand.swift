import LintRules
import SwiftLexer

/// `deplint why`: why a module is linked, or why there is a finding, or none.
struct WhyCommand {
  let options: WhyOptions
  var environment = Environment.process

  func run() throws(Project.Failure) -> ExitStatus {
    switch options.question {
    case .module(let name, let start): return try explain(name, from: start)
    case .line(let path, let line, let rule): return try explain(path, line, rule)
    }
  }

  // MARK: Modules

  private func explain(_ name: String, from start: String?) throws(Project.Failure) -> ExitStatus {
    let survey = try ProjectSurvey.read(try ProjectSurvey.open(options.survey), options.survey, environment: environment)
    try survey.expectModules()
    let targets = try survey.nodes(named: name)
    let starts: [ModuleGraph.Node]? = try start.map { name throws(Project.Failure) in try survey.nodes(named: name) }
    log(survey)
    var lines: [String] = []
    var documents: [JSONText] = []
    for target in targets {
      let why = GraphWhy(survey.view, target)
      for start in starts ?? [] {
        lines += (lines.isEmpty ? [] : [""]) + why.lines(from: start)
        documents.append(why.json(from: start))
      }
      if starts == nil {
        lines += (lines.isEmpty ? [] : [""]) + why.lines
        documents.append(why.json)
      }
    }
    switch options.format {
    case .text: try Output.write(lines)
    case .json: try Output.write(documents.map(\.pretty))
    }
    return survey.problems.isEmpty ? .clean : .failure
  }

  private func log(_ survey: ProjectSurvey) {
    Log.write(
      survey.project.warnings + survey.problems.map { "\($0.path ?? "."): error: \($0.message)" } + survey.remarks)
  }

  // MARK: Lines

  private func explain(_ path: String, _ line: Int, _ rule: String) throws(Project.Failure) -> ExitStatus {
    let project = try Project.open(paths: [path], config: options.survey.config)
    var check = options.survey.check
    check.paths = [path]
    if let problem = project.problems(check).first { throw Project.Failure(lines: ["\(path): error: \(problem.message)"]) }
    guard let argument = project.arguments.first else { return .failure }
    let shown = Path.relative(argument.path, to: project.root.folder)
    if argument.kind == .folder { throw Project.Failure(lines: ["error: \(path) is a folder; name a file and a line of it"]) }
    if !project.tree.swiftFiles.contains(shown) {
      return try answer(shown, line, rule, isReported: false, [unread(shown, project)])
    }
    let survey = try ProjectSurvey.read(project, options.survey, environment: environment)
    log(survey)
    if let problem = survey.problems.first(where: { $0.path == shown }) {
      throw Project.Failure(lines: ["\(shown): error: \(problem.message)"])
    }
    guard let type = RuleRegistry.rules.first(where: { $0.metadata.id.rawValue == rule }) else { return .failure }
    let question = RuleTrace.Question(
      rule: type, line: line, today: CalendarDay.today(environment: environment).description,
      configurationPath: project.configurationPath ?? ProjectRoot.configurationName)
    let trace: RuleTrace?
    do {
      let file = try FileReader(root: project.root.folder).source(shown, languageMode: survey.graph.languageMode(of: shown))
      trace = try RuleTrace(question, file, survey.survey, project.configuration)
    } catch let error as ConfigurationError {
      throw Project.Failure(lines: [error.line(path: question.configurationPath)])
    } catch let error as PlatformError {
      throw Project.Failure(error)
    } catch {
      throw Project.Failure(lines: ["error: \(error)"])
    }
    guard let trace else { return try answer(shown, line, rule, isReported: false, ["the file was not read"]) }
    _ = try answer(shown, line, rule, isReported: trace.isReported, trace.sentences)
    return survey.problems.isEmpty ? .clean : .failure
  }

  /// Why a file that is there is none of the project's.
  private func unread(_ path: String, _ project: Project) -> String {
    let exclusions = project.configuration.exclusions
    let folders = Path.ancestors(path).map { (path: $0, isFolder: true) } + [(path: path, isFolder: false)]
    for (path, isFolder) in folders {
      guard let index = exclusions.matching(path, isFolder: isFolder).first else { continue }
      let pattern = exclusions.patterns[index]
      let place = pattern.place.map { "\(project.configurationPath ?? ""):\($0.line)" } ?? "built in"
      return "'\(path)' is excluded by '\(pattern.text)' (\(place)); '--no-exclude' checks it all the same"
    }
    if !path.hasSuffix(".swift") { return "'\(path)' is no Swift file" }
    return "'\(path)' was not read: a link, or no file of this project"
  }

  private func answer(
    _ path: String, _ line: Int, _ rule: String, isReported: Bool, _ sentences: [String]
  ) throws(Project.Failure) -> ExitStatus {
    switch options.format {
    case .text:
      let head = "\(path):\(line): '\(rule)' is \(isReported ? "reported" : "not reported")"
      try Output.write([head] + sentences.map { "  - \($0)" })
    case .json:
      let document: JSONText = [
        "schemaVersion": 1, "path": .string(path), "line": .integer(line), "rule": .string(rule),
        "isReported": .bool(isReported), "because": .array(sentences.map(JSONText.string)),
      ]
      try Output.write([document.pretty])
    }
    return .clean
  }
}
