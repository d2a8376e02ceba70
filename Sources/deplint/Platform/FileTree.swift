import LintRules

/// The files below a root that deplint looks at. All paths are relative to the root, and every list is sorted.
///
/// No link is followed. One that stays inside the root leads to what is read anyway, under its own name, and one that
/// leaves it must not be read; so loops end by themselves and no file is reported twice. `links` tells what was met,
/// for those who must know that a target's folder is another one (SwiftPM follows links).
struct FileTree: Equatable, Sendable {
  /// Files named `*.swift`, manifests included.
  var swiftFiles: [String] = []
  /// `Package.swift` and `Package@swift-….swift`.
  var manifests: [String] = []
  /// Files named `.deplint.yml`.
  var configurations: [String] = []
  /// Folders in folders named `__Snapshots__`, which hold the references of one test file.
  var snapshots: [SnapshotFolder] = []
  /// Folders named `*.xcodeproj`. They are not walked.
  var xcodeProjects: [String] = []
  /// Links to folders and to `*.swift` files.
  var links: [Link] = []
  /// What is called `*.swift` and cannot be source: FIFOs, devices, links that lead nowhere, names that are not UTF-8.
  var skipped: [PlatformError] = []
  /// Folders that could not be read.
  var problems: [PlatformError] = []

  struct Link: Equatable, Sendable {
    var path: String
    /// Where it leads, or `nil` for a place outside the root or none at all: that was not read.
    var destination: String?
  }

  /// Walks a folder.
  ///
  /// - Parameters:
  ///   - root: absolute, without links.
  ///   - starts: the files and folders to look at; `.` is the root itself.
  ///   - exclude: asked for each folder and each file that would be kept, with its path and whether it is a folder.
  ///     What is below an excluded folder is not asked for.
  /// - Throws: when the root cannot be opened.
  static func walk(
    root: String, starts: [String] = ["."], exclude: (_ path: String, _ isFolder: Bool) -> Bool
  ) throws(PlatformError) -> FileTree {
    let folder = try PlatformError.naming(root) { () throws(Errno) in try System.openFile(root, [.read, .folder]) }
    var walk = Walk(root: root, folder: folder)
    for start in starts { walk.begin(at: start, exclude: exclude) }
    while let folder = walk.pending.popLast() { walk.enter(folder, exclude: exclude) }
    return walk.finish()
  }

  /// A path or a folder above it is excluded.
  static func isExcluded(
    _ path: String, isFolder: Bool, by exclude: (_ path: String, _ isFolder: Bool) -> Bool
  ) -> Bool {
    Path.ancestors(path).contains { exclude($0, true) } || exclude(path, isFolder)
  }
}

/// A walk under way: the root and one more folder are open at a time, whatever the depth.
private struct Walk: ~Copyable {
  let root: String
  let folder: FileDescriptor
  var pending: [String] = []
  private var tree = FileTree()

  init(root: String, folder: consuming FileDescriptor) {
    self.root = root
    self.folder = folder
  }

  mutating func begin(at start: String, exclude: (String, Bool) -> Bool) {
    if start == "." || start.isEmpty { return pending.append("") }
    do throws(Errno) {
      let kind = try System.status(of: start, in: folder.number, followsLink: false).kind
      if Path.ancestors(start).contains(where: { exclude($0, true) }) { return }
      meet(start, name: Path.name(start), kind: kind, exclude: exclude)
    } catch {
      tree.problems.append(PlatformError(path: start, error))
    }
  }

  mutating func enter(_ path: String, exclude: (String, Bool) -> Bool) {
    do throws(Errno) {
      let opened = try System.openFile(path.isEmpty ? "." : path, in: folder.number, [.read, .folder, .noFollow])
      let entries = try System.entries(of: opened)
      if Path.name(Path.parent(path)) == "__Snapshots__" {
        let files = entries.filter { $0.kind == .regular && !Path.hasPrefix($0.name, ".") && !$0.isRepaired }.map(\.name)
        if !files.isEmpty { tree.snapshots.append(SnapshotFolder(path: path, files: files.sorted())) }
      }
      for entry in entries {
        let inside = path.isEmpty ? entry.name : path + "/" + entry.name
        if entry.isRepaired {
          if entry.kind == .folder || Path.hasSuffix(entry.name, ".swift"), !exclude(inside, entry.kind == .folder) {
            tree.skipped.append(PlatformError(path: inside, reason: "skipped: its name is not UTF-8"))
          }
        } else {
          meet(inside, name: entry.name, kind: entry.kind, exclude: exclude)
        }
      }
    } catch {
      // A folder that has been removed meanwhile holds nothing to report.
      if error != .missing { tree.problems.append(PlatformError(path: path.isEmpty ? "." : path, error)) }
    }
  }

  private mutating func meet(_ path: String, name: String, kind: FileKind, exclude: (String, Bool) -> Bool) {
    switch kind {
    case .folder:
      if exclude(path, true) { return }
      if Path.hasSuffix(name, ".xcodeproj") {
        tree.xcodeProjects.append(path)
      } else {
        pending.append(path)
      }
    case .regular:
      if name == ".deplint.yml" {
        tree.configurations.append(path)
      } else if Path.hasSuffix(name, ".swift"), !exclude(path, false) {
        tree.swiftFiles.append(path)
        if name == "Package.swift" || Path.hasPrefix(name, "Package@swift-") { tree.manifests.append(path) }
      }
    case .link:
      let status = try? System.status(of: path, in: folder.number, followsLink: true)
      let isFolder = status?.kind == .folder
      guard isFolder || Path.hasSuffix(name, ".swift"), !exclude(path, isFolder) else { return }
      if status == nil { tree.skipped.append(PlatformError(path: path, reason: "skipped: a link that leads nowhere")) }
      let destination = try? System.realPath(Path.join(root, path))
      let isInside = destination.map { Path.contains(root, $0) } ?? false
      tree.links.append(
        FileTree.Link(path: path, destination: isInside ? destination.map { Path.relative($0, to: root) } : nil))
    case .other:
      if Path.hasSuffix(name, ".swift"), !exclude(path, false) {
        tree.skipped.append(PlatformError(path: path, reason: "skipped: not a regular file"))
      }
    }
  }

  /// Sorts, and merges what overlapping starts have found twice.
  consuming func finish() -> FileTree {
    tree.swiftFiles = Self.sorted(tree.swiftFiles)
    tree.manifests = Self.sorted(tree.manifests)
    tree.configurations = Self.sorted(tree.configurations)
    tree.snapshots = Self.unique(tree.snapshots.sorted { $0.path < $1.path })
    tree.xcodeProjects = Self.sorted(tree.xcodeProjects)
    tree.links = Self.unique(tree.links.sorted { $0.path < $1.path })
    tree.skipped = Self.unique(tree.skipped.sorted { $0.path < $1.path })
    tree.problems = Self.unique(tree.problems.sorted { $0.path < $1.path })
    return tree
  }

  private static func sorted(_ paths: [String]) -> [String] { unique(paths.sorted()) }

  private static func unique<Element: Equatable>(_ sorted: [Element]) -> [Element] {
    var kept: [Element] = []
    kept.reserveCapacity(sorted.count)
    for element in sorted where kept.last != element { kept.append(element) }
    return kept
  }
}
