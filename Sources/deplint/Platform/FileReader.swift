import SwiftLexer

/// Reads files below one root. It may be shared by threads.
///
/// A link is not followed, and a FIFO is not waited for: what is no regular file is an error.
struct FileReader: Sendable {
  private let root: Root
  /// Bytes. A longer file is refused.
  private let limit: Int

  /// - Parameters:
  ///   - root: the folder that relative paths start from.
  ///   - limit: the longest file that is read, in bytes. Offsets are `UInt32`, so it stays below 4 GiB.
  init(root: String, limit: Int = 1 << 30) throws(PlatformError) {
    self.limit = limit
    self.root = Root(folder: try PlatformError.naming(root) { () throws(Errno) in
      try System.openFile(root, [.read, .folder])
    })
  }

  /// A Swift source.
  ///
  /// - Parameter path: relative to the root, or absolute.
  /// - Throws: also for a file that is no UTF-8 text at all; the reason then begins with `skipped:`.
  func source(_ path: String, languageMode: LanguageMode = .v6) throws(PlatformError) -> SourceFile {
    let bytes = try paddedBytes(of: path, followsLink: false)
    if let reason = Self.reasonToSkip(bytes, count: bytes.count - SourceFile.padding) {
      throw PlatformError(path: path, reason: "skipped: \(reason)")
    }
    return SourceFile(path: path, padded: bytes, languageMode: languageMode)
  }

  /// A file's bytes.
  ///
  /// - Parameters:
  ///   - path: relative to the root, or absolute.
  ///   - followsLink: for a file that the user names, as the configuration.
  func bytes(of path: String, followsLink: Bool = false) throws(PlatformError) -> [UInt8] {
    var bytes = try paddedBytes(of: path, followsLink: followsLink)
    bytes.removeLast(SourceFile.padding)
    return bytes
  }

  /// Why bytes are not taken for source: `it is UTF-16`, `it holds NUL bytes`; `nil` for all others, broken UTF-8 too.
  static func reasonToSkip(_ bytes: [UInt8], count: Int) -> String? {
    if bytes.prefix(min(count, 2)) == [0xFF, 0xFE] || bytes.prefix(min(count, 2)) == [0xFE, 0xFF] {
      return "it is UTF-16"
    }
    return System.holdsZero(bytes, count: count) ? "it holds NUL bytes" : nil
  }

  private func paddedBytes(of path: String, followsLink: Bool) throws(PlatformError) -> [UInt8] {
    try PlatformError.naming(path) { () throws(Errno) in
      let options: System.OpenOptions = followsLink ? [.read, .noWait] : [.read, .noWait, .noFollow]
      let file = try System.openFile(path, in: root.folder.number, options)
      let status = try System.status(of: file.number)
      guard status.kind == .regular else { throw status.kind == .folder ? .isAFolder : .notAFile }
      return try System.readAll(file.number, expected: status.size, padding: SourceFile.padding, limit: limit)
    }
  }

  private final class Root: Sendable {
    let folder: FileDescriptor
    init(folder: consuming FileDescriptor) { self.folder = folder }
  }
}
