#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a name in a folder stands for.
enum FileKind: Sendable {
  case regular, folder, link
  /// A FIFO, a socket or a device.
  case other
}

/// What the system tells of a file without opening it.
struct FileStatus: Equatable, Sendable {
  var kind: FileKind
  /// Bytes.
  var size: Int
  /// Permission bits.
  var mode: UInt16
  var identity: FileIdentity
  /// Time of the last change, in nanoseconds since 1970.
  var modified: Int64
}

/// Two paths with the same identity are one file.
struct FileIdentity: Hashable, Sendable {
  var device: UInt64
  var inode: UInt64
}

/// One name in a folder.
struct FolderEntry: Sendable {
  var name: String
  var kind: FileKind
  /// The name is not UTF-8. `name` is then a repaired one that opens nothing.
  var isRepaired: Bool
}

extension System {
  static func status(of descriptor: Int32) throws(Errno) -> FileStatus {
    var info = stat()
    _ = try retrying { () -> Int32 in unsafe fstat(descriptor, &info) }
    return FileStatus(info)
  }

  /// - Parameter folder: the open folder that a relative path starts from; `nil`: the working folder.
  static func status(of path: String, in folder: Int32? = nil, followsLink: Bool) throws(Errno) -> FileStatus {
    var info = stat()
    _ = try retrying { () -> Int32 in
      unsafe fstatat(folder ?? AT_FDCWD, path, &info, followsLink ? 0 : AT_SYMLINK_NOFOLLOW)
    }
    return FileStatus(info)
  }

  /// The names in a folder, `.` and `..` left out, in the file system's order.
  static func entries(of folder: consuming FileDescriptor) throws(Errno) -> [FolderEntry] {
    let number = folder.release()
    guard let stream = unsafe fdopendir(number) else {
      let error = Errno.last
      _ = close(number)
      throw error
    }
    defer { unsafe closedir(stream) }
    // An entry's memory may end before its type does, so its fields are read one by one.
    guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        let error = Errno.last
        if error.code != 0 { throw error }
        return entries
      }
      let text = unsafe UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: CChar.self)
      let valid = unsafe String(validatingCString: text)
      let name = unsafe valid ?? String(cString: text)
      if name == "." || name == ".." { continue }
      let type = unsafe entry.pointee.d_type
      var kind = FileKind(directoryType: Int32(type))
      if kind == nil {
        var info = stat()
        // A name that has gone again in the meantime is left out.
        guard unsafe fstatat(number, text, &info, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
        kind = FileStatus(info).kind
      }
      entries.append(FolderEntry(name: name, kind: kind ?? .other, isRepaired: valid == nil))
    }
  }

  /// The absolute path of an existing file without links, `.` and `..`.
  static func realPath(_ path: String) throws(Errno) -> String {
    guard let resolved = unsafe realpath(path, nil) else { throw .last }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  static func workingFolder() throws(Errno) -> String {
    guard let folder = unsafe getcwd(nil, 0) else { throw .last }
    defer { unsafe free(folder) }
    return unsafe String(cString: folder)
  }

  static func isExecutable(_ path: String) -> Bool { unsafe access(path, X_OK) == 0 }

  static func makeFolder(_ path: String, mode: UInt16) throws(Errno) {
    _ = try retrying { () -> Int32 in unsafe mkdir(path, mode_t(mode)) }
  }

  /// Makes a folder of a fresh name for this user alone.
  ///
  /// - Parameter prefix: path of the folder without the letters that make it unique.
  static func makeTemporaryFolder(prefix: String) throws(Errno) -> String {
    var template = Array((prefix + "XXXXXX").utf8CString)
    let made = unsafe template.withUnsafeMutableBufferPointer { buffer -> String? in
      guard let base = buffer.baseAddress, let path = unsafe mkdtemp(base) else { return nil }
      return unsafe String(cString: path)
    }
    guard let made else { throw .last }
    return made
  }

  static func removeFile(_ path: String) throws(Errno) { try remove(path, flags: 0) }

  /// Removes an empty folder.
  static func removeFolder(_ path: String) throws(Errno) { try remove(path, flags: AT_REMOVEDIR) }

  private static func remove(_ path: String, flags: Int32) throws(Errno) {
    do throws(Errno) {
      _ = try retrying { () -> Int32 in unsafe unlinkat(AT_FDCWD, path, flags) }
    } catch {
      guard error == .nameTooLong else { throw error }
      let folder = try openFile(Path.parent(path), [.read, .folder])
      _ = try retrying { () -> Int32 in unsafe unlinkat(folder.number, Path.name(path), flags) }
    }
  }

  static func moveFile(_ old: String, to new: String) throws(Errno) {
    _ = try retrying { () -> Int32 in unsafe renameat(AT_FDCWD, old, AT_FDCWD, new) }
  }

  static func setMode(_ mode: UInt16, of descriptor: Int32) throws(Errno) {
    _ = try retrying { () -> Int32 in fchmod(descriptor, mode_t(mode)) }
  }
}

extension FileKind {
  /// `nil` where the file system does not say.
  fileprivate init?(directoryType: Int32) {
    switch directoryType {
    case Int32(DT_UNKNOWN): return nil
    case Int32(DT_REG): self = .regular
    case Int32(DT_DIR): self = .folder
    case Int32(DT_LNK): self = .link
    default: self = .other
    }
  }
}

extension FileStatus {
  fileprivate init(_ info: stat) {
    switch info.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    size = Int(info.st_size)
    mode = UInt16(truncatingIfNeeded: info.st_mode & 0o7777)
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: info.st_dev), inode: UInt64(truncatingIfNeeded: info.st_ino))
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    modified = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
