/// Paths as text. None of these functions asks the file system; a `..` behind a link is therefore the caller's to avoid
/// (`System.realPath` first).
enum Path {
  private static let slash = UInt8(ascii: "/")

  static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// `tail` as seen from the folder `base`. An absolute `tail` stays as it is, and so does either where the other is
  /// empty.
  static func join(_ base: String, _ tail: String) -> String {
    if base.isEmpty || isAbsolute(tail) { return tail }
    if tail.isEmpty { return base }
    return base.utf8.last == slash ? base + tail : base + "/" + tail
  }

  /// The path without empty parts, `.` and, as far as they can be resolved, `..`. The current folder is `.`.
  static func normalised(_ path: String) -> String {
    let isAbsolute = isAbsolute(path)
    var kept: [Substring] = []
    for part in parts(of: path) where part != "." {
      if part != ".." {
        kept.append(part)
      } else if let last = kept.last, last != ".." {
        kept.removeLast()
      } else if !isAbsolute {
        kept.append(part)
      }
    }
    if isAbsolute { return "/" + kept.joined(separator: "/") }
    return kept.isEmpty ? "." : kept.joined(separator: "/")
  }

  /// The way from one folder to a path, both absolute and normalised. The folder itself is `.`.
  static func relative(_ path: String, to folder: String) -> String {
    let target = parts(of: path)
    let start = parts(of: folder)
    let shared = zip(target, start).prefix { $0 == $1 }.count
    let way = start.dropFirst(shared).map { _ in ".." } + target.dropFirst(shared)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }

  /// The folder that a normalised path stands in. `/` stands in itself; a relative path of one part in `.`.
  static func parent(_ path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return "." }
    return last == path.startIndex ? "/" : String(path[..<last])
  }

  /// The last part of a normalised path.
  static func name(_ path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return path }
    return String(path[path.utf8.index(after: last)...])
  }

  /// A normalised path is the folder itself or lies in it. Both are absolute or both start from the same folder; `.`
  /// and the empty path hold every relative path that does not begin with `..`.
  static func contains(_ folder: String, _ path: String) -> Bool {
    if folder.isEmpty || folder == "." { return !isAbsolute(path) && path != ".." && !hasPrefix(path, "../") }
    if folder == "/" { return isAbsolute(path) }
    guard hasPrefix(path, folder) else { return false }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || rest.first == slash
  }

  /// The deepest folder that holds all of some absolute, normalised folders.
  static func common(_ folders: [String]) -> String {
    guard var shared = folders.first.map(parts(of:)) else { return "/" }
    for folder in folders.dropFirst() {
      shared = Array(zip(shared, parts(of: folder)).prefix { $0 == $1 }.map(\.0))
    }
    return "/" + shared.joined(separator: "/")
  }

  /// The folders above a relative path, outermost first, without `.`: `a`, `a/b` for `a/b/c`.
  static func ancestors(_ path: String) -> [String] {
    path.utf8.indices.filter { path.utf8[$0] == slash }.map { String(path[..<$0]) }
  }

  /// Compares bytes, which `String.hasSuffix` does not: it takes different spellings of one character for equal.
  static func hasSuffix(_ path: String, _ suffix: String) -> Bool {
    path.utf8.count >= suffix.utf8.count && path.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  static func hasPrefix(_ path: String, _ prefix: String) -> Bool { path.utf8.starts(with: prefix.utf8) }

  private static func parts(of path: String) -> [Substring] {
    path.utf8.split(separator: slash).map { Substring($0) }
  }
}
