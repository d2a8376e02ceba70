/// Paths as text: separated by `/`, never asked of a file system.
package enum PathText {
  /// Leaves out empty components and `.`, and takes a component back for each `..`. A relative path may begin with `..`; the
  /// folder itself is the empty path.
  package static func normalized(_ path: some StringProtocol) -> String {
    var parts: [Substring] = []
    let isAbsolute = path.first == "/"
    for part in Substring(path).split(separator: "/", omittingEmptySubsequences: true) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// `path` as seen from `directory`, normalized. An absolute path stays what it is.
  package static func joined(_ directory: String, _ path: String) -> String {
    if path.hasPrefix("/") { return normalized(path) }
    return normalized(directory.isEmpty ? path : directory + "/" + path)
  }

  /// The way from an absolute folder to an absolute path; the path itself where either is not absolute.
  package static func relative(_ path: String, to directory: String) -> String {
    guard path.hasPrefix("/"), directory.hasPrefix("/") else { return path }
    let from = normalized(directory).split(separator: "/")
    let to = normalized(path).split(separator: "/")
    let common = zip(from, to).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: from.count - common) + to[common...].map(String.init)
    return parts.joined(separator: "/")
  }

  /// The folder that a path stands in; empty for a path of one component.
  package static func parent(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
  }

  package static func lastComponent(_ path: String) -> Substring {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
    return path[path.utf8.index(after: slash)...]
  }

  /// A path is a folder or stands somewhere below it; whole components count.
  package static func contains(_ directory: String, _ path: String) -> Bool {
    if directory.isEmpty { return !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../") }
    guard path.utf8.starts(with: directory.utf8) else { return false }
    let rest = path.utf8.dropFirst(directory.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "/") || directory.hasSuffix("/")
  }
}
