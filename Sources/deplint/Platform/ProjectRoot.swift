/// The folder that is read as one project, and why it is that one.
struct ProjectRoot: Equatable, Sendable {
  enum Reason: Equatable, Sendable {
    /// It holds the configuration.
    case configuration
    /// It is the top of the git work tree.
    case workTree
    /// It holds the nearest `Package.swift`.
    case package
    /// It holds the nearest Xcode project or workspace.
    case xcodeProject
    /// Nothing was found above the paths: only they are read.
    case paths
  }

  static let configurationName = ".deplint.yml"

  /// Absolute, without links. Reported paths are relative to it.
  var folder: String
  var reason: Reason
  /// Absolute path of the configuration.
  var configuration: String?

  /// Finds the root for the deepest folder that holds all paths of the command line.
  ///
  /// A configuration that is a link counts where the link stands, not where it leads.
  ///
  /// - Parameters:
  ///   - folder: absolute, without links.
  ///   - configuration: what `--config` names, absolute or relative to the working folder.
  /// - Throws: when that configuration is no file, or one that was found is a link that leads nowhere.
  static func find(above folder: String, configuration: String? = nil) throws(PlatformError) -> ProjectRoot {
    if let configuration { return try named(configuration) }
    var workTree: String?
    var package: String?
    var current = folder
    while true {
      if try isConfiguration(Path.join(current, configurationName)) {
        return ProjectRoot(
          folder: current, reason: .configuration, configuration: Path.join(current, configurationName))
      }
      // A linked work tree and a submodule have a file of that name.
      if workTree == nil, let git = kind(of: ".git", in: current), git == .folder || git == .regular {
        workTree = current
      }
      if package == nil, kind(of: "Package.swift", in: current) == .regular { package = current }
      if current == "/" { break }
      current = Path.parent(current)
    }
    if let workTree { return ProjectRoot(folder: workTree, reason: .workTree) }
    if let package { return ProjectRoot(folder: package, reason: .package) }
    if let project = xcodeProject(above: folder) { return ProjectRoot(folder: project, reason: .xcodeProject) }
    return ProjectRoot(folder: folder, reason: .paths)
  }

  /// The nearest folder that holds a `*.xcodeproj` or `*.xcworkspace`. Lists folders, so that it is asked last.
  private static func xcodeProject(above folder: String) -> String? {
    var current = folder
    while current != "/" {
      if holdsXcodeProject(current) { return current }
      current = Path.parent(current)
    }
    return nil
  }

  private static func holdsXcodeProject(_ folder: String) -> Bool {
    do throws(Errno) {
      let entries = try System.entries(of: System.openFile(folder, [.read, .folder]))
      return entries.contains { Path.hasSuffix($0.name, ".xcodeproj") || Path.hasSuffix($0.name, ".xcworkspace") }
    } catch {
      return false
    }
  }

  private static func named(_ configuration: String) throws(PlatformError) -> ProjectRoot {
    let folder = try PlatformError.naming(configuration) { () throws(Errno) in
      let kind = try System.status(of: configuration, followsLink: true).kind
      guard kind == .regular else { throw kind == .folder ? .isAFolder : .notAFile }
      return try System.realPath(Path.parent(configuration))
    }
    return ProjectRoot(
      folder: folder, reason: .configuration, configuration: Path.join(folder, Path.name(configuration)))
  }

  /// A folder of that name is none.
  ///
  /// - Throws: for a link that leads nowhere, since its author counts on a configuration.
  private static func isConfiguration(_ path: String) throws(PlatformError) -> Bool {
    guard let kind = try? System.status(of: path, followsLink: false).kind else { return false }
    guard kind == .link else { return kind == .regular }
    return try PlatformError.naming(path) { () throws(Errno) in
      try System.status(of: path, followsLink: true).kind == .regular
    }
  }

  private static func kind(of name: String, in folder: String) -> FileKind? {
    try? System.status(of: Path.join(folder, name), followsLink: true).kind
  }
}
