import LintRules
import SwiftLexer

/// `deplint needs`: what reducers and models touch of their dependencies, and what tests declare of it.
struct NeedsCommand {
  let options: NeedsOptions
  var environment = Environment.process

  func run() throws(Project.Failure) -> ExitStatus {
    let survey = try ProjectSurvey.read(try ProjectSurvey.open(options.survey), options.survey, environment: environment)
    let reader = try NeedsReader(survey)
    if let name = options.since { return try compare(survey, reader, with: name) }
    if options.isAboutAll {
      let table = NeedsTable(reader.subjects.map { reader.needs(of: $0) }, limit: options.mostClients)
      log(survey)
      try Output.write(options.format == .json ? [document([JSONText.Member("subjects", table.json)])] : table.lines)
      return survey.problems.isEmpty ? table.isOverLimit ? .findings : .clean : .failure
    }
    var subjects: [SubjectNeeds] = []
    var tests: [TestNeeds] = []
    for name in options.names {
      switch try find(name, reader) {
      case .subject(let needs): subjects.append(needs)
      case .test(let needs): tests.append(needs)
      }
    }
    log(survey)
    switch options.format {
    case .text:
      let answers = subjects.map { NeedsText($0).lines } + tests.map { TestNeedsText($0).lines }
      try Output.write(Array(answers.joined(separator: [""])))
    case .json:
      let members = [
        JSONText.Member("subjects", .array(subjects.map(NeedsJSON.subject))), JSONText.Member("tests", .array(tests.map { TestNeedsText($0).json })),
      ]
      try Output.write([document(members)])
    case .mermaid:
      guard let subject = subjects.first else { throw Project.Failure(lines: ["error: '--format mermaid' draws types, and no tests"]) }
      try Output.write(NeedsDrawing(subject).mermaid)
    }
    return survey.problems.isEmpty ? .clean : .failure
  }

  private func compare(_ survey: ProjectSurvey, _ reader: NeedsReader, with name: String) throws(Project.Failure) -> ExitStatus {
    let earlier = try ProjectSurvey.read(
      revision: name, of: survey.project, options.survey, environment: environment, askedBy: "--since"
    ) { (earlier) throws(Project.Failure) in NeedsInventory(try NeedsReader(earlier)) }
    let difference = NeedsDifference(from: earlier, to: reader)
    log(survey)
    try Output.write(options.format == .json ? [document([JSONText.Member("changes", difference.json)])] : difference.lines(since: name))
    return survey.problems.isEmpty ? .clean : .failure
  }

  private func document(_ members: [JSONText.Member]) -> String {
    NeedsJSON.document(tool: (Tool.name, Tool.version), members).pretty
  }

  private func log(_ survey: ProjectSurvey) {
    Log.write(survey.project.warnings + survey.problems.map { "\($0.path ?? "."): error: \($0.message)" } + survey.remarks)
  }

  private enum Found {
    case subject(SubjectNeeds)
    case test(TestNeeds)
  }

  /// A type first, then a test.
  private func find(_ name: String, _ reader: NeedsReader) throws(Project.Failure) -> Found {
    let types: [String]
    switch reader.subject(named: name) {
    case .found(let type): return .subject(reader.needs(of: type))
    case .ambiguous(let candidates): throw Self.ambiguous(name, candidates)
    case .none(let known): types = known
    }
    switch reader.test(named: name) {
    case .found(let test):
      guard let needs = reader.needs(of: test) else { throw Project.Failure(lines: ["error: \(test.path) could not be read"]) }
      return .test(needs)
    case .ambiguous(let candidates): throw Self.ambiguous(name, candidates)
    case .none(let tests):
      let hint = UsageError.hint(for: name, among: types + tests, else: "'deplint needs --all' lists the types")
      throw Project.Failure(lines: ["error: there is no type with dependencies and no test '\(name)'\(hint)"])
    }
  }

  private static func ambiguous(_ name: String, _ candidates: [String]) -> Project.Failure {
    Project.Failure(lines: ["error: there are several '\(name)'; name one of:"] + candidates.map { "  \($0)" })
  }
}

extension NeedsReader {
  /// Files are read again from the project's root.
  convenience init(_ survey: ProjectSurvey) throws(Project.Failure) {
    let files: FileReader
    do throws(PlatformError) {
      files = try FileReader(root: survey.project.root.folder)
    } catch {
      throw Project.Failure(error)
    }
    let graph = survey.graph
    self.init(survey.survey) { path in try? files.source(path, languageMode: graph.languageMode(of: path)) }
  }
}
