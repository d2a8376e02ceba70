/// One PATH of the command line, looked up.
struct PathArgument: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case folder
    /// A regular file named `*.swift`.
    case swiftFile
    /// Any other regular file.
    case otherFile
    /// A FIFO, a socket or a device.
    case special
    case inaccessible(PlatformError)
  }

  /// As it was given, for messages.
  var spelling: String
  /// Absolute. Without links and `..` where the file exists, so that one file has one path, however it was spelt.
  var path: String
  var kind: Kind

  /// Looks up paths in the order given; of several that name one file the first is kept.
  ///
  /// - Parameter workingFolder: absolute; what relative paths start from.
  static func resolve(_ spellings: [String], workingFolder: String) -> [PathArgument] {
    var arguments: [PathArgument] = []
    var seen: Set<FileIdentity> = []
    for spelling in spellings {
      let absolute = Path.join(workingFolder, spelling)
      do throws(Errno) {
        if spelling.isEmpty { throw .missing }
        let path = try System.realPath(absolute)
        let status = try System.status(of: path, followsLink: true)
        guard seen.insert(status.identity).inserted else { continue }
        arguments.append(PathArgument(spelling: spelling, path: path, kind: Kind(status.kind, path: path)))
      } catch {
        let failure = PlatformError(path: spelling, error)
        arguments.append(
          PathArgument(spelling: spelling, path: Path.normalised(absolute), kind: .inaccessible(failure)))
      }
    }
    return arguments
  }

  /// The folder that a search for the configuration starts from.
  var folder: String { kind == .folder ? path : Path.parent(path) }

  /// A file at an absolute path is meant by this argument.
  func selects(_ file: String) -> Bool { kind == .folder ? Path.contains(path, file) : path == file }
}

extension PathArgument.Kind {
  fileprivate init(_ kind: FileKind, path: String) {
    switch kind {
    case .folder: self = .folder
    case .regular: self = Path.hasSuffix(path, ".swift") ? .swiftFile : .otherFile
    case .link, .other: self = .special
    }
  }
}
