/// A pattern for paths that are relative to the configuration's folder and separated by `/`.
///
/// - `Generated`, `*.pb.swift`: without `/`, it matches a file or folder of that name anywhere.
/// - `Sources/*/Legacy`, `/Legacy`: with `/`, it begins at the configuration's folder.
/// - `**` as a whole component stands for any number of folders.
/// - `Generated/`: a `/` at the end asks for a folder.
///
/// What matches a folder covers everything below it. Made once; matching takes time bounded by the product of the
/// lengths, whatever the pattern.
package struct PathGlob: Sendable, Equatable {
  private enum Part: Sendable, Equatable {
    case name(Wildcard)
    case anyFolders
  }
  private var parts: [Part] = []
  private let isAnchored: Bool
  private let isFolder: Bool

  /// Every text makes a pattern; `problem(in:)` says which ones nobody can have meant.
  package init(_ text: String) {
    isFolder = text.hasSuffix("/")
    isAnchored = (isFolder ? text.dropLast() : text[...]).contains("/")
    for name in text.split(separator: "/") where name != "." {
      if name != "**" {
        parts.append(.name(Wildcard(name)))
      } else if parts.last != .anyFolders {
        parts.append(.anyFolders)
      }
    }
  }

  /// - Parameter isFolder: the path is a folder's, not a file's.
  package func matches(_ path: String, isFolder: Bool = false) -> Bool {
    matches(PathComponents(path, isFolder: isFolder))
  }

  func matches(_ path: PathComponents) -> Bool {
    guard let first = parts.first else { return false }
    if !isAnchored, case .name(let name) = first {
      let candidates = self.isFolder ? path.folders : path.ranges[...]
      return candidates.contains { name.matches(path.bytes, in: $0) }
    }
    return matchesFromStart(path)
  }

  /// Like `Wildcard.matches`, with components for characters. The first of several ways is the one that leaves most of
  /// the path below the match, so that no other way has to be tried.
  private func matchesFromStart(_ path: PathComponents) -> Bool {
    var part = 0
    var component = 0
    var retry: (part: Int, component: Int)?
    while true {
      guard part < parts.count else {
        return component < path.ranges.count || !isFolder || path.isFolder
      }
      switch parts[part] {
      case .anyFolders:
        if part == parts.count - 1 {
          // `Legacy/**` is all that stands below, and so the folder itself.
          return component < (isFolder ? path.folders.count : path.ranges.count) || path.isFolder && !isFolder
        }
        part += 1
        retry = (part, component)
      case .name(let name):
        if component < path.ranges.count, name.matches(path.bytes, in: path.ranges[component]) {
          part += 1
          component += 1
          continue
        }
        guard let last = retry, last.component < path.ranges.count else { return false }
        part = last.part
        component = last.component + 1
        retry = (part, component)
      }
    }
  }

  /// Why a pattern cannot be meant as it stands, and the way out; `nil` for a sound one.
  package static func problem(in text: String) -> String? {
    let names = text.split(separator: "/")
    if text.isEmpty { return "the pattern is empty" }
    if names.allSatisfy({ $0 == "." }) {
      return "the pattern names the configuration's own folder: nothing would be left"
    }
    if text.hasPrefix("!") {
      return "patterns cannot be negated: write narrower ones; a name that begins with '!' is '[!]…'"
    }
    if text.hasPrefix("~/") || names.contains("..") {
      return "a pattern begins at the configuration's folder and cannot leave it"
    }
    return problem(inName: text)
  }

  /// As `problem(in:)`, for patterns of names without folders.
  static func problem(inName text: String) -> String? {
    if text.isEmpty { return "the pattern is empty" }
    if text.contains("\\") { return "'\\' is no separator and escapes nothing: use '/', and '[*]' for a '*' itself" }
    if text.contains(","), let open = text.firstIndex(of: "{"), text[open...].contains("}") {
      return "alternatives in braces are not supported: write one pattern for each"
    }
    return nil
  }
}

/// A path cut at its slashes, so that many patterns can be matched with it.
struct PathComponents {
  let bytes: [UInt8]
  let ranges: [Range<Int>]
  let isFolder: Bool

  init(_ path: String, isFolder: Bool) {
    bytes = Array(path.utf8)
    self.isFolder = isFolder
    var ranges: [Range<Int>] = []
    var start = 0
    for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "/") {
      if end > start, !(end == start + 1 && bytes[start] == UInt8(ascii: ".")) { ranges.append(start..<end) }
      start = end + 1
    }
    self.ranges = ranges
  }

  /// All components that are folders: without the last one of a file's path.
  var folders: ArraySlice<Range<Int>> { isFolder ? ranges[...] : ranges.dropLast() }
}
