/// A folder of references that one file's snapshots are compared with: `Tests/__Snapshots__/BasketTests`.
package struct SnapshotFolder: Sendable, Equatable {
  /// Relative to the root.
  package var path: String
  /// Names of the files in it, sorted.
  package var files: [String]

  package init(path: String, files: [String]) {
    self.path = path
    self.files = files
  }

  /// The file whose tests take the snapshots: it stands beside `__Snapshots__`.
  package var testFile: String {
    let home = home
    return (home.isEmpty ? "" : home + "/") + String(path.split(separator: "/").last ?? "") + ".swift"
  }

  /// The folder that `__Snapshots__` stands in; empty for the root.
  var home: String { path.split(separator: "/").dropLast(2).joined(separator: "/") }
}

/// References of snapshots, by the files that they are reported in.
package struct SnapshotTables: Sendable {
  /// By the test file: the names of its references.
  package private(set) var references: [String: [String]] = [:]
  /// By a file near by: folders whose test file is gone.
  package private(set) var orphans: [String: [SnapshotFolder]] = [:]

  /// - Parameter files: sorted by path.
  init(_ folders: [SnapshotFolder], files: [FileFacts]) {
    guard !folders.isEmpty else { return }
    let paths = Set(files.lazy.map(\.path))
    var firstOfFolder: [Substring: String] = [:]
    for facts in files {
      let folder = facts.path.lastIndex(of: "/").map { facts.path[..<$0] } ?? ""
      if firstOfFolder[folder] == nil { firstOfFolder[folder] = facts.path }
    }
    for folder in folders {
      if paths.contains(folder.testFile) {
        references[folder.testFile] = folder.files
        continue
      }
      // The nearest folder that holds a source tells of it.
      var home = folder.home[...]
      while true {
        if let first = firstOfFolder[home] {
          orphans[first, default: []].append(folder)
          break
        }
        if home.isEmpty { break }
        home = home.lastIndex(of: "/").map { home[..<$0] } ?? ""
      }
    }
  }
}
