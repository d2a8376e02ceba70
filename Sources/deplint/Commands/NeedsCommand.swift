import LintRules
import SwiftLexer

/// `deplint needs`: what reducers and models touch of their dependencies.
struct NeedsCommand {
  let options: NeedsOptions
  var environment = Environment.process

  func run() throws(Project.Failure) -> ExitStatus {
    let survey = try ProjectSurvey.read(try ProjectSurvey.open(options.survey), options.survey, environment: environment)
    let reader = try NeedsReader(survey)
    var subjects: [SubjectNeeds] = []
    for name in options.names { subjects.append(reader.needs(of: try subject(named: name, reader))) }
    Log.write(survey.project.warnings + survey.problems.map { "\($0.path ?? "."): error: \($0.message)" } + survey.remarks)
    switch options.format {
    case .text:
      try Output.write(Array(subjects.map { NeedsText($0).lines }.joined(separator: [""])))
    case .json:
      let members = [JSONText.Member("subjects", .array(subjects.map(NeedsJSON.subject)))]
      try Output.write([NeedsJSON.document(tool: (Tool.name, Tool.version), members).pretty])
    }
    return survey.problems.isEmpty ? .clean : .failure
  }

  private func subject(named name: String, _ reader: NeedsReader) throws(Project.Failure) -> TypeID {
    switch reader.subject(named: name) {
    case .found(let type): return type
    case .ambiguous(let candidates):
      throw Project.Failure(lines: ["error: there are several '\(name)'; name one of:"] + candidates.map { "  \($0)" })
    case .none(let known):
      throw Project.Failure(lines: ["error: there is no type '\(name)' with dependencies\(UsageError.hint(for: name, among: known))"])
    }
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
