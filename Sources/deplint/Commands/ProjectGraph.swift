import LintRules
import SwiftLexer

/// The package graph of a project: read from manifests, from the cache, or by asking SwiftPM.
struct ProjectGraph: Sendable {
  let graph: ModuleGraph
  let modules: ProjectModules
  /// Files of local packages outside the root: they give facts and are not reported.
  let outsideFiles: [String]
  /// `Package@swift-*.swift` inside the root that SwiftPM reads in place of `Package.swift`: findings about the graph stand in it.
  let manifestsBesideSources: [String]
  /// A graph that was asked for and could not be had: each makes the exit status 2.
  let problems: [LintReport.Problem]
  private let packages: [LocatedPackage]
  private let files: [String]

  static func load(
    _ project: Project, _ options: CheckOptions, _ environment: Environment,
    limits: PackageDumper.Limits = PackageDumper.Limits()
  ) throws(Project.Failure) -> ProjectGraph {
    var loader = Loader(project: project, options: options, environment: environment, limits: limits)
    do throws(PlatformError) {
      try loader.readDumps()
      try loader.readPackages()
    } catch {
      throw Project.Failure(error)
    }
    return loader.finish()
  }

  fileprivate init(
    packages: [LocatedPackage], files: [String], outsideFiles: [String], problems: [LintReport.Problem], mode: String
  ) {
    graph = ModuleGraph(packages: packages, files: files, mode: mode)
    modules = ProjectModules(graph)
    manifestsBesideSources = graph.packages.map(\.manifestPath).filter { path in
      Project.isManifestVariant(path, isFolder: false) && !path.hasPrefix("../")
    }
    self.packages = packages
    self.files = files
    self.outsideFiles = outsideFiles
    self.problems = problems
  }

  /// The graph with other texts of some manifests, by their paths. Targets keep their numbers: fixes add and remove none.
  func rereading(_ changed: [String: SourceFile]) -> ProjectGraph {
    guard packages.contains(where: { changed[$0.manifestPath] != nil }) else { return self }
    return ProjectGraph(
      packages: packages.map { package in changed[package.manifestPath].map { package.reread($0) } ?? package }, files: files,
      outsideFiles: outsideFiles, problems: problems, mode: graph.status.mode)
  }

  func languageMode(of path: String) -> LanguageMode { graph.languageMode(ofPath: path) }
  func module(of path: String) -> ModuleID { modules.module(ofPath: path, in: graph) }
}

private struct Loader {
  let project: Project
  let options: CheckOptions
  let environment: Environment
  let limits: PackageDumper.Limits
  private let mode: Configuration.GraphMode
  private var packages: [LocatedPackage] = []
  private var known: Set<String> = []
  private var outsideFiles: [String] = []
  private var problems: [LintReport.Problem] = []
  /// Dumps that the command line hands in, by the package's folder relative to the root.
  private var dumps: [String: [UInt8]] = [:]
  /// Looked for when the first manifest has to be run.
  private var toolchain: Executable??
  private var dumper: PackageDumper?
  /// The toolchain's version, once it was asked for.
  private var tools: ToolsVersion?

  init(project: Project, options: CheckOptions, environment: Environment, limits: PackageDumper.Limits) {
    self.project = project
    self.options = options
    self.environment = environment
    self.limits = limits
    mode = options.graph ?? project.configuration.graph
  }

  private var root: String { project.root.folder }

  // MARK: Dumps of the command line

  mutating func readDumps() throws(PlatformError) {
    guard !options.packageDumps.isEmpty else { return }
    let workingFolder = try PlatformError.naming(".") { () throws(Errno) in try System.workingFolder() }
    for input in options.packageDumps {
      let bytes = try FileReader(root: workingFolder).bytes(of: input.file, followsLink: true)
      let folder: String
      if let given = input.folder {
        folder = Path.join(workingFolder, given)
      } else {
        folder = (try? PackageDump(bytes))?.directory ?? root
      }
      let absolute = (try? System.realPath(folder)) ?? Path.normalised(folder)
      let relative = Path.relative(absolute, to: root)
      dumps[relative == "." ? "" : relative] = bytes
    }
  }

  // MARK: Packages

  mutating func readPackages() throws(PlatformError) {
    var pending = PackageSearch.directories(ofManifests: project.tree.manifests)
    while !pending.isEmpty {
      for directory in pending where known.insert(directory).inserted { try readPackage(directory) }
      pending = PackageSearch.missingDirectories(of: packages, known: known)
    }
    for directory in dumps.keys.sorted() where !packages.contains(where: { $0.directory == directory }) {
      let shown = directory.isEmpty ? "." : directory
      problems.append(
        LintReport.Problem(path: shown, message: "'--package-json' gives a graph for this folder, and no package is there; name the folder as 'DIR=FILE'"))
    }
  }

  private mutating func readPackage(_ directory: String) throws(PlatformError) {
    guard let found = try manifests(of: directory) else { return }
    let dump = dumps[directory]
    let needsToolchain = mode == .auto || mode == .dump
    let step = GraphPlanner.step(
      for: found, mode: mode, dump: dump,
      toolchain: dump == nil && needsToolchain ? swift().map { ToolchainIdentity($0.identity) } : nil,
      tools: dump == nil && needsToolchain && found.manifests.count > 1 ? toolsVersion() : .newestKnown,
      variable: { [environment] in environment[$0] })
    switch step {
    case .use(let package):
      add(package, isWanted: dump != nil || mode == .dump)
    case .evaluate(let evaluation):
      add(evaluate(evaluation), isWanted: mode == .dump)
    case nil:
      return
    }
  }

  /// - Parameter isWanted: the graph was asked for, so that not having it is a problem.
  private mutating func add(_ package: LocatedPackage, isWanted: Bool) {
    if isWanted, case .notJudged(let reason, _) = package.content {
      problems.append(LintReport.Problem(path: package.manifestPath, message: "no package graph: \(reason)"))
    }
    packages.append(package)
  }

  private mutating func swift() -> Executable? {
    if let toolchain { return toolchain }
    let found = Executable.find("swift", environment: environment)
    toolchain = .some(found)
    return found
  }

  /// The version of the `swift` that would be run, asked only where a folder has manifests to choose among, and once for each
  /// toolchain.
  private mutating func toolsVersion() -> ToolsVersion {
    if let tools { return tools }
    let found = swift().flatMap { readVersion($0) } ?? .newestKnown
    tools = found
    return found
  }

  private func readVersion(_ swift: Executable) -> ToolsVersion? {
    let cache = DumpCache(environment: environment)
    let key = GraphPlanner.versionKey(of: ToolchainIdentity(swift.identity))
    if options.usesGraphCache, let bytes = cache.get(key) { return ToolsVersion(String(decoding: bytes, as: UTF8.self)) }
    var process = ChildProcess(swift.path, arguments: ["--version"], timeLimit: 10_000)
    process.outputLimit = 1 << 16
    guard let result = try? process.run(), result.end == .exited(0),
      let version = ToolsVersion(printed: String(decoding: result.output, as: UTF8.self))
    else { return nil }
    if options.usesGraphCache { cache.put(Array(version.description.utf8), for: key) }
    return version
  }

  private mutating func evaluate(_ evaluation: GraphPlanner.Evaluation) -> LocatedPackage {
    let cache = DumpCache(environment: environment)
    if let key = evaluation.cacheKey, options.usesGraphCache, evaluation.mayUseCache, let bytes = cache.get(key) {
      let package = GraphPlanner.located(evaluation, dump: bytes)
      if package.manifest != nil { return package }
    }
    var dumper = self.dumper ?? PackageDumper(swift: swift(), limits: limits, environment: environment)
    let outcome = dumper.dump(Path.join(root, evaluation.directory.isEmpty ? "." : evaluation.directory))
    self.dumper = dumper
    switch outcome {
    case .failed(let reason):
      let why = evaluation.reason.map { "its manifest has to be run: \($0); " } ?? ""
      return GraphPlanner.located(evaluation, failure: why + reason)
    case .json(let bytes):
      let package = GraphPlanner.located(evaluation, dump: bytes)
      if let key = evaluation.cacheKey, options.usesGraphCache, package.manifest != nil { cache.put(bytes, for: key) }
      return package
    }
  }

  // MARK: Files

  /// The manifests of a folder; `nil` where it holds none. A folder outside the root is walked for its sources, too.
  private mutating func manifests(of directory: String) throws(PlatformError) -> FoundPackage? {
    let isOutside = directory.hasPrefix("../") || directory == ".."
    var paths = project.tree.manifests.filter { Path.parent($0) == (directory.isEmpty ? "." : directory) }
    if isOutside || paths.isEmpty {
      guard let tree = walk(directory) else { return nil }
      paths = tree.manifests.filter { Path.parent($0) == "." }.map { Path.join(directory, $0) }
      if isOutside { outsideFiles += tree.swiftFiles.map { Path.join(directory, $0) } }
    }
    guard !paths.isEmpty else { return nil }
    let reader = try FileReader(root: root)
    var files: [SourceFile] = []
    for path in paths {
      do throws(PlatformError) {
        files.append(try reader.source(path))
      } catch {
        problems.append(LintReport.Problem(path: path, message: error.reason))
      }
    }
    return FoundPackage(directory: directory, manifests: files)
  }

  private func walk(_ directory: String) -> FileTree? {
    let exclusions = PathExclusions(Configuration.builtInExcludes)
    guard let folder = try? System.realPath(Path.join(root, directory)) else { return nil }
    return try? FileTree.walk(root: folder) { path, isFolder in
      !Project.isManifestVariant(path, isFolder: isFolder) && exclusions.excludes(path, isFolder: isFolder)
    }
  }

  func finish() -> ProjectGraph {
    let outside = outsideFiles.filter { !Project.isManifestVariant($0, isFolder: false) }.sorted()
    return ProjectGraph(
      packages: packages, files: project.tree.swiftFiles + outside, outsideFiles: outside, problems: problems,
      mode: mode.rawValue)
  }
}
