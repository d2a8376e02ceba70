import LintRules

/// `deplint graph`: the module graph in words, in JSON or as a picture.
struct GraphCommand {
  let options: GraphOptions
  var environment = Environment.process

  func run() throws(Project.Failure) -> ExitStatus {
    let project = try ProjectSurvey.open(options.survey)
    let survey = try ProjectSurvey.read(project, options.survey, environment: environment)
    try survey.expectModules()
    var selection = GraphSelection()
    for name in options.focus { selection.focus += try survey.nodes(named: name) }
    for name in options.reaches { selection.reaches += try survey.nodes(named: name) }
    Log.write(project.warnings + survey.problems.map { "\($0.path ?? "."): error: \($0.message)" } + survey.remarks)
    if !options.whatIf.isEmpty {
      try Output.write(whatIf(survey))
    } else if let name = options.against {
      let difference = GraphDifference(from: try snapshot(name, project), to: GraphSnapshot(survey.view))
      try Output.write(options.format == .json ? [difference.json.pretty] : difference.lines(against: "'\(name)'"))
    } else {
      try Output.write(lines(survey.view, selection))
    }
    return survey.problems.isEmpty ? .clean : .failure
  }

  private func whatIf(_ survey: ProjectSurvey) throws(Project.Failure) -> [String] {
    var outcomes: [WhatIf.Outcome] = []
    for change in options.whatIf {
      do throws(WhatIf.Problem) {
        outcomes.append(try survey.view.outcome(of: change, survey.survey.project))
      } catch {
        throw Project.Failure(lines: ["error: \(error.message)"])
      }
    }
    let report = WhatIfReport(survey.view, outcomes)
    return options.format == .json ? [report.json.pretty] : report.lines
  }

  private func lines(_ view: GraphView, _ selection: GraphSelection) -> [String] {
    switch options.format {
    case .text:
      let text = GraphText(view, selection)
      var parts: [[String]] = []
      if options.showsRoles { parts.append(text.roles) }
      if options.showsWeights { parts.append(text.weights) }
      if parts.isEmpty { parts.append(text.dependencies) }
      return Array(parts.joined(separator: [""]))
    case .json:
      return [GraphJSON.document(view, selection, tool: (Tool.name, Tool.version)).pretty]
    case .dot:
      return view.drawing(selection, collapse: options.collapse, showsWeights: options.showsWeights).dot
    case .mermaid:
      return view.drawing(selection, collapse: options.collapse, showsWeights: options.showsWeights).mermaid
    }
  }
}

/// Standard output of the verbs that answer a question.
enum Output {
  /// - Parameter lines: without their ends; one that JSON makes may hold several.
  static func write(_ lines: [String]) throws(Project.Failure) {
    do throws(PlatformError) {
      try StandardStream.output.write(lines.map { safe($0) + "\n" }.joined())
    } catch {
      throw Project.Failure(error)
    }
  }

  /// JSON is harmless by itself, line ends between its members included.
  private static func safe(_ line: String) -> String { line.hasPrefix("{\n") ? line : line.neutralized }
}
