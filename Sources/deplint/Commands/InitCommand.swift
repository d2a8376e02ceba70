import LintRules

/// `deplint init`: a commented configuration for what is found.
struct InitCommand {
  let folder: String

  func run() throws(Project.Failure) -> ExitStatus {
    let path = Path.normalised(Path.join(folder, ProjectRoot.configurationName))
    if (try? System.status(of: path, followsLink: false)) != nil {
      throw Project.Failure(lines: ["error: \(path): it is there already, and was left alone; 'deplint config show' shows what is in effect"])
    }
    var options = CheckOptions()
    options.paths = [folder]
    let command = CheckCommand(options: options)
    let survey = try command.survey()
    do throws(PlatformError) {
      try FileWriter.replace(path, with: Array(InitialConfiguration.render(survey, rules: RuleRegistry.metadata).utf8))
      try StandardStream.output.write("wrote \(path)\n")
      return .clean
    } catch {
      throw Project.Failure(error)
    }
  }
}

extension CheckCommand {
  /// What the configuration that `init` writes should know.
  func survey() throws(Project.Failure) -> InitialConfiguration.Survey {
    let project = try Project.open(paths: options.paths, config: nil)
    let result = try lint(project)
    var survey = InitialConfiguration.Survey()
    survey.packages = project.tree.manifests.filter { Path.name($0) == "Package.swift" }.map(Path.parent)
    survey.moduleCount = result.report.summary.modules
    survey.fileCount = result.report.summary.files
    for finding in result.report.findings { survey.findings[finding.rule, default: 0] += 1 }
    return survey
  }
}
