import LintRules

extension GraphCommand {
  /// The state that the working tree is compared with: a file that `--format json` wrote, or a revision.
  func snapshot(_ name: String, _ project: Project) throws(Project.Failure) -> GraphSnapshot {
    if name.hasSuffix(".json") { return try snapshot(file: name) }
    // An interrupt must find the temporary folder removed.
    return try Interrupts.deferred { () throws(Project.Failure) in try snapshot(revision: name, project) }
  }

  private func snapshot(revision name: String, _ project: Project) throws(Project.Failure) -> GraphSnapshot {
    let folder = try temporaryFolder()
    let path: String
    do throws(PlatformError) {
      path = try checkOut(name, project, into: folder.path)
    } catch {
      throw Project.Failure(error)
    }
    // Today's configuration judges both states: what differs is the graph.
    let earlier = try project.moved(to: path)
    let survey = try ProjectSurvey.read(earlier, options.survey, environment: environment, checksPatterns: false)
    let remarks = survey.problems.map { "\($0.path ?? "."): error: \($0.message)" } + survey.remarks
    Log.write(remarks.map { "\(name): \($0)" })
    if !survey.problems.isEmpty { throw Project.Failure(lines: ["error: the state of '\(name)' could not be read"]) }
    return GraphSnapshot(survey.view)
  }

  private func temporaryFolder() throws(Project.Failure) -> TemporaryFolder {
    do throws(PlatformError) {
      return try TemporaryFolder(environment: environment)
    } catch {
      throw Project.Failure(error)
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

  /// Writes the sources of a revision into a folder.
  ///
  /// - Returns: the folder there that stands for the project's root.
  private func checkOut(_ revision: String, _ project: Project, into folder: String) throws(PlatformError) -> String {
    let root = project.root.folder
    guard let git = Git(in: root, environment: environment) else {
      throw PlatformError(path: "", reason: "error: '--against \(revision)' needs 'git', which was not found")
    }
    let commit = try git.commit(revision)
    let top = try git.top()
    let blobs = try git.files(of: commit).filter { Path.hasSuffix($0.path, ".swift") }
    let contents = try git.contents(of: blobs, list: Path.join(folder, "objects"))
    let tree = Path.join(folder, "tree")
    var made: Set<String> = []
    try PlatformError.naming(folder) { () throws(Errno) in try System.makeFolder(tree, mode: 0o700) }
    for (blob, bytes) in zip(blobs, contents) {
      let path = Path.join(tree, blob.path)
      for ancestor in Path.ancestors(blob.path) where made.insert(ancestor).inserted {
        try? System.makeFolder(Path.join(tree, ancestor), mode: 0o700)
      }
      try FileWriter.replace(path, with: bytes)
    }
    let inside = Path.contains(top, root) ? Path.relative(root, to: top) : "."
    let result = Path.join(tree, inside)
    if inside != ".", (try? System.status(of: result, followsLink: false)) == nil {
      throw PlatformError(path: "", reason: "error: '\(revision)' has no Swift file in '\(inside)'")
    }
    return (try? System.realPath(result)) ?? result
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
