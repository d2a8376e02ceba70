import LintRules

extension ProjectSurvey {
  /// Reads a project as a git revision has it, with today's configuration: what differs is the code.
  ///
  /// - Parameters:
  ///   - option: whose value the revision is, for messages.
  ///   - body: what is asked of it while its files are there.
  static func read<Result>(
    revision name: String, of project: Project, _ options: SurveyOptions, environment: Environment, askedBy option: String,
    _ body: (ProjectSurvey) throws(Project.Failure) -> Result
  ) throws(Project.Failure) -> Result {
    // An interrupt must find the temporary folder removed.
    try Interrupts.deferred { () throws(Project.Failure) in
      let folder = try temporaryFolder(environment)
      let path: String
      do throws(PlatformError) {
        path = try checkOut(name, project, into: folder.path, environment, askedBy: option)
      } catch {
        throw Project.Failure(error)
      }
      let earlier = try project.moved(to: path)
      let survey = try read(earlier, options, environment: environment, checksPatterns: false)
      let remarks = survey.problems.map { "\($0.path ?? "."): error: \($0.message)" } + survey.remarks
      Log.write(remarks.map { "\(name): \($0)" })
      if !survey.problems.isEmpty { throw Project.Failure(lines: ["error: the state of '\(name)' could not be read"]) }
      return try body(survey)
    }
  }

  private static func temporaryFolder(_ environment: Environment) throws(Project.Failure) -> TemporaryFolder {
    do throws(PlatformError) {
      return try TemporaryFolder(environment: environment)
    } catch {
      throw Project.Failure(error)
    }
  }

  /// Writes the sources of a revision into a folder.
  ///
  /// - Returns: the folder there that stands for the project's root.
  private static func checkOut(
    _ revision: String, _ project: Project, into folder: String, _ environment: Environment, askedBy option: String
  ) throws(PlatformError) -> String {
    let root = project.root.folder
    guard let git = Git(in: root, environment: environment) else {
      throw PlatformError(path: "", reason: "error: '\(option) \(revision)' needs 'git', which was not found")
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
