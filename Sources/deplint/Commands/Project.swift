import LintRules
import SwiftLexer

/// A project as the command line and the file system show it: its root, its configuration, its files.
struct Project {
  /// What a run cannot go on with: lines for standard error, and exit status 2.
  struct Failure: Error {
    var lines: [String]
  }

  var root: ProjectRoot
  var configuration: Configuration
  /// Relative to the root; `nil` where there is none.
  var configurationPath: String?
  var arguments: [PathArgument]
  var tree: FileTree
  /// For standard error: what is doubtful and changes no exit status.
  var warnings: [String]

  /// - Parameters:
  ///   - paths: as given on the command line.
  ///   - honoursExcludes: the configuration's excludes hold for the given paths, too.
  static func open(paths: [String], config: String?, honoursExcludes: Bool = true) throws(Failure) -> Project {
    do throws(PlatformError) {
      let workingFolder = try PlatformError.naming(".") { () throws(Errno) in try System.workingFolder() }
      let arguments = PathArgument.resolve(paths, workingFolder: workingFolder)
      let root = try ProjectRoot.find(above: Path.common(arguments.map(\.folder)), configuration: config)
      let (configuration, configurationPath) = try readConfiguration(root)
      var project = Project(
        root: root, configuration: configuration, configurationPath: configurationPath, arguments: arguments,
        tree: FileTree(), warnings: [])
      try project.walk(honoursExcludes: honoursExcludes)
      return project
    } catch {
      throw Failure(error)
    }
  }

  private static func readConfiguration(_ root: ProjectRoot) throws(PlatformError) -> (Configuration, String?) {
    guard let path = root.configuration else { return (Configuration(), nil) }
    let bytes = try FileReader(root: root.folder).bytes(of: path, followsLink: true)
    let shown = Path.relative(path, to: root.folder)
    do {
      return (try ConfigurationDecoder.decode(bytes, rules: RuleRegistry.metadata), shown)
    } catch {
      throw PlatformError(path: "", reason: error.errors.map { $0.line(path: shown) }.joined(separator: "\n"))
    }
  }

  // MARK: Files

  /// Only what the command line names is read where nothing says how far the project reaches.
  private var readsPathsAlone: Bool { root.reason == .paths }

  private mutating func walk(honoursExcludes: Bool) throws(PlatformError) {
    let exclusions = configuration.exclusions
    let starts = arguments.compactMap { argument -> String? in
      guard Path.contains(root.folder, argument.path), !argument.isInaccessible else { return nil }
      return Path.relative(argument.path, to: root.folder)
    }
    var used: Set<Int> = []
    if readsPathsAlone, !honoursExcludes {
      tree = try FileTree.walk(root: root.folder, starts: starts) { _, _ in false }
      tree.swiftFiles.removeAll { Self.isManifestVariant($0, isFolder: false) }
      return
    }
    tree = try FileTree.walk(root: root.folder, starts: readsPathsAlone ? starts : ["."]) { path, isFolder in
      guard !Self.isManifestVariant(path, isFolder: isFolder), exclusions.excludes(path, isFolder: isFolder) else { return false }
      used.formUnion(exclusions.matching(path, isFolder: isFolder))
      return true
    }
    if !honoursExcludes {
      let named = try FileTree.walk(root: root.folder, starts: starts) { _, _ in false }
      tree.add(named)
    }
    tree.swiftFiles.removeAll { Self.isManifestVariant($0, isFolder: false) }
    warnings += settingsWithoutEffect()
    if !readsPathsAlone { warnings += exclusions.warnings(used: used).map { warningLine($0) } }
    warnings += configuration.unmatchedRuleExcludes(among: tree.swiftFiles).map { warningLine($0) }
  }

  /// `Package@swift-5.9.swift`: read as a manifest, never as a source.
  static func isManifestVariant(_ path: String, isFolder: Bool) -> Bool {
    !isFolder && Path.hasPrefix(Path.name(path), "Package@swift-")
  }

  /// Settings that the format has and that no rule of this version reads: said, lest somebody counts on them.
  private func settingsWithoutEffect() -> [String] {
    var settings: [(name: String, place: ConfigurationPlace?)] = []
    if configuration.baseline != nil { settings.append(("baseline", nil)) }
    return settings.map { setting in
      warningLine(ConfigurationError(place: setting.place, message: "'\(setting.name)' has no effect in this version"))
    }
  }

  private func warningLine(_ warning: ConfigurationError) -> String {
    warning.line(path: configurationPath ?? ProjectRoot.configurationName, severity: .warning)
  }

  /// A file's findings are wanted.
  func isReported(_ path: String) -> Bool {
    let absolute = Path.join(root.folder, path)
    return arguments.contains { $0.selects(absolute) }
  }

  /// What is wrong with the given paths: each makes the exit status 2.
  func problems(_ options: CheckOptions) -> [LintReport.Problem] {
    var problems: [LintReport.Problem] = []
    for argument in arguments {
      if case .inaccessible(let error) = argument.kind {
        let hint = error.isMissing ? options.hint(forMissingPath: argument.spelling).map { "; \($0)" } ?? "" : ""
        problems.append(
          LintReport.Problem(path: Path.relative(argument.path, to: root.folder), message: error.reason + hint))
      } else if !Path.contains(root.folder, argument.path) {
        let message = "it lies outside \(root.folder), the folder of the configuration; run deplint there, or give another '--config'"
        problems.append(LintReport.Problem(path: argument.spelling, message: message))
      }
    }
    problems += tree.problems.filter { isReported($0.path) }.map { LintReport.Problem(path: $0.path, message: $0.reason) }
    return problems
  }

  /// Lines about given paths that have nothing to check: they change no exit status.
  func remarks() -> [String] {
    arguments.compactMap { argument in
      guard !argument.isInaccessible, Path.contains(root.folder, argument.path) else { return nil }
      let hasFiles = tree.swiftFiles.contains { argument.selects(Path.join(root.folder, $0)) }
      if hasFiles { return nil }
      switch argument.kind {
      case .otherFile, .special: return "\(argument.spelling): not a Swift file; nothing to check"
      case .swiftFile: return "\(argument.spelling): excluded; '--no-exclude' checks it"
      case .folder:
        let relative = Path.relative(argument.path, to: root.folder)
        let exclusions = configuration.exclusions
        if relative != ".", FileTree.isExcluded(relative, isFolder: true, by: { exclusions.excludes($0, isFolder: $1) }) {
          return "\(argument.spelling): excluded; '--no-exclude' checks it"
        }
        return "\(argument.spelling): no Swift files to check"
      case .inaccessible: return nil
      }
    }
  }
}

extension Project.Failure {
  init(_ error: PlatformError) {
    lines = error.path.isEmpty ? error.reason.split(separator: "\n").map(String.init) : ["error: \(error)"]
  }
}

extension PathArgument {
  var isInaccessible: Bool { if case .inaccessible = kind { true } else { false } }
}

extension FileTree {
  /// Adds what another walk found; each file once.
  fileprivate mutating func add(_ other: FileTree) {
    swiftFiles = Set(swiftFiles).union(other.swiftFiles).sorted()
    manifests = Set(manifests).union(other.manifests).sorted()
  }
}
