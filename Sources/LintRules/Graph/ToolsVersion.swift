/// A version of the Swift package tools: what `// swift-tools-version:` says, or what a toolchain is.
package struct ToolsVersion: Hashable, Sendable {
  package var major: Int
  package var minor: Int
  package var patch: Int

  package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// The newest tools that this program knows. Chooses among `Package@swift-*.swift` where no toolchain is found or none is
  /// to be run.
  package static let newestKnown = ToolsVersion(6, 3, 1)

  /// Reads `6`, `5.9` or `5.9.2`; whatever stands behind a `-` or `+` is ignored.
  package init?(_ text: some StringProtocol) {
    let number = text.prefix { $0 != "-" && $0 != "+" }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var values: [Int] = []
    for part in parts {
      guard let value = Int(part), value >= 0, part.first != "+" else { return nil }
      values.append(value)
    }
    self.init(values[0], values.count > 1 ? values[1] : 0, values.count > 2 ? values[2] : 0)
  }

  /// Reads what `swift --version` prints: `Apple Swift version 6.2.1 (swiftlang-…)`, `Swift version 6.3-dev (…)`.
  package init?(printed output: some StringProtocol) {
    let label = "Swift version "
    for line in output.split(whereSeparator: \.isNewline) {
      var rest = line[...]
      while let first = rest.firstIndex(of: "S") {
        rest = rest[first...]
        if rest.hasPrefix(label) { break }
        rest = rest.dropFirst()
      }
      guard rest.hasPrefix(label) else { continue }
      self.init(rest.dropFirst(label.count).prefix { $0 != " " })
      return
    }
    return nil
  }

  /// The language mode of targets that name none of their own.
  package var languageMode: Int { major }
}

extension ToolsVersion: Comparable, CustomStringConvertible {
  package static func < (lhs: ToolsVersion, rhs: ToolsVersion) -> Bool {
    (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
  }

  package var description: String { "\(major).\(minor).\(patch)" }
}
