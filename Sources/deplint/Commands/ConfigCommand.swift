import LintRules

/// `deplint config check|show|schema`.
struct ConfigCommand {
  let action: ConfigAction
  let file: String?

  func run() throws(Project.Failure) -> ExitStatus {
    do throws(PlatformError) {
      switch action {
      case .schema:
        try StandardStream.output.write(ConfigurationSchema.render(rules: RuleRegistry.metadata))
      case .show, .check:
        let project = try open()
        if action == .show {
          try StandardStream.output.write(
            ConfigurationRenderer.render(
              project.configuration, rules: RuleRegistry.metadata, path: project.configurationPath))
        } else {
          Log.write(project.warnings)
          try checkModules(project)
          try StandardStream.output.write(
            project.configurationPath.map { "\($0): no errors\n" } ?? "no configuration: defaults hold\n")
        }
      }
      return .clean
    } catch {
      throw Project.Failure(error)
    }
  }

  /// Patterns of modules are right where they match a module of the project.
  private func checkModules(_ project: Project) throws(PlatformError) {
    do throws(Project.Failure) {
      let command = CheckCommand(options: CheckOptions())
      let graph = try ProjectGraph.load(project, command.options, command.environment, limits: command.dumpLimits)
      try command.checkModulePatterns(project.configuration, graph.graph, project)
    } catch {
      throw PlatformError(path: "", reason: error.lines.joined(separator: "\n"))
    }
  }

  private func open() throws(PlatformError) -> Project {
    do throws(Project.Failure) {
      return try Project.open(paths: ["."], config: file)
    } catch {
      throw PlatformError(path: "", reason: error.lines.joined(separator: "\n"))
    }
  }
}
