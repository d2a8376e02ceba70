/// Writes files that deplint is told to write.
enum FileWriter {
  /// Puts a file in place of what is there, or makes it. Whoever reads the path sees the old content or the new, never
  /// a part; after a failure or an interrupt the old one is still there and nothing else is left. Permission bits stay.
  ///
  /// - Throws: also for a path that is a link or no regular file.
  static func replace(_ path: String, with bytes: [UInt8]) throws(PlatformError) {
    try Interrupts.deferred { () throws(PlatformError) in
      try PlatformError.naming(path) { () throws(Errno) in
        let mode = try modeToKeep(path)
        let temporary = Path.join(Path.parent(path), ".\(Path.name(path)).\(System.processID).tmp")
        // Left by a process that was killed and had the same number.
        try? System.removeFile(temporary)
        let file = try System.openFile(temporary, [.write, .create, .mustNotExist, .noFollow])
        do throws(Errno) {
          try System.writeAll(bytes, to: file.number)
          if let mode { try System.setMode(mode, of: file.number) }
          try System.moveFile(temporary, to: path)
        } catch {
          try? System.removeFile(temporary)
          throw error
        }
      }
    }
  }

  /// Adds to the end of a file, or makes it.
  ///
  /// - Throws: also for a path that is a link or no regular file.
  static func append(_ bytes: [UInt8], to path: String) throws(PlatformError) {
    try PlatformError.naming(path) { () throws(Errno) in
      let file = try System.openFile(path, [.write, .append, .create, .noFollow, .noWait])
      guard try System.status(of: file.number).kind == .regular else { throw .notAFile }
      try System.writeAll(bytes, to: file.number)
    }
  }

  /// Size of a file in bytes; 0 where there is none.
  static func size(of path: String) throws(PlatformError) -> Int {
    do throws(Errno) {
      return try System.status(of: path, followsLink: true).size
    } catch {
      if error == .missing { return 0 }
      throw PlatformError(path: path, error)
    }
  }

  private static func modeToKeep(_ path: String) throws(Errno) -> UInt16? {
    let status: FileStatus
    do throws(Errno) {
      status = try System.status(of: path, followsLink: false)
    } catch {
      if error == .missing { return nil }
      throw error
    }
    switch status.kind {
    case .regular: return status.mode & 0o777
    case .folder: throw .isAFolder
    case .link: throw .link
    case .other: throw .notAFile
    }
  }
}
