/// A fresh folder for this user alone, removed with everything in it when the value ends.
struct TemporaryFolder: ~Copyable {
  let path: String

  init(environment: Environment = .process) throws(PlatformError) {
    let base = environment.nonEmpty("TMPDIR") ?? "/tmp"
    path = try PlatformError.naming(base) { () throws(Errno) in
      try System.makeTemporaryFolder(prefix: Path.join(base, "deplint-"))
    }
  }

  deinit { Self.remove(path) }

  /// Removes a folder and what is in it, links themselves and not what they lead to. What cannot be removed stays.
  static func remove(_ path: String) {
    var folders = [path]
    var next = 0
    while next < folders.count {
      let folder = folders[next]
      next += 1
      guard let opened = try? System.openFile(folder, [.read, .folder, .noFollow]),
        let entries = try? System.entries(of: opened)
      else { continue }
      for entry in entries {
        let inside = Path.join(folder, entry.name)
        if entry.kind == .folder { folders.append(inside) } else { try? System.removeFile(inside) }
      }
    }
    for folder in folders.reversed() { try? System.removeFolder(folder) }
  }
}
