import LintRules

extension GraphCommand {
  /// The state that the working tree is compared with: a file that `--format json` wrote, or a revision.
  func snapshot(_ name: String, _ project: Project) throws(Project.Failure) -> GraphSnapshot {
    if name.hasSuffix(".json") { return try snapshot(file: name) }
    return try ProjectSurvey.read(revision: name, of: project, options.survey, environment: environment, askedBy: "--against") { survey in
      GraphSnapshot(survey.view)
    }
  }

  private func snapshot(file: String) throws(Project.Failure) -> GraphSnapshot {
    do throws(PlatformError) {
      let bytes = try FileReader(root: ".").bytes(of: file, followsLink: true)
      guard let snapshot = GraphSnapshot(json: bytes) else {
        throw PlatformError(path: file, reason: "it is no graph; 'deplint graph --format json' writes one")
      }
      return snapshot
    } catch {
      throw Project.Failure(error)
    }
  }
}

extension Project {
  /// The same project, its configuration included, as it lies in another folder.
  func moved(to folder: String) throws(Failure) -> Project {
    var project = self
    project.root.folder = folder
    project.root.reason = .configuration
    project.arguments = []
    let exclusions = configuration.exclusions
    do throws(PlatformError) {
      project.tree = try FileTree.walk(root: folder) { path, isFolder in
        !Self.isManifestVariant(path, isFolder: isFolder) && exclusions.excludes(path, isFolder: isFolder)
      }
    } catch {
      throw Failure(error)
    }
    project.tree.swiftFiles.removeAll { Self.isManifestVariant($0, isFolder: false) }
    return project
  }
}
