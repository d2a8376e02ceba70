import SwiftLexer

/// What can be said of a manifest before its package is read.
package struct ManifestHeader: Sendable, Equatable {
  /// From `// swift-tools-version:`, or `nil` where the file has none that SwiftPM would accept.
  package var toolsVersion: ToolsVersion?
  /// It imports `PackageDescription` or names a tools version. A file that only happens to be called `Package.swift` does neither.
  package var isManifest: Bool
  /// What it says may depend on more of the environment than `variables`, on other files or on chance, so that no dump of it may be kept.
  package var readsEnvironment: Bool
  /// Names of the environment's variables that it reads and that are written out. A dump holds as long as their values do.
  package var variables: [String]
  /// It has `#if` or reads its environment, so that another host may be told something else.
  package var dependsOnHost: Bool

  package init(_ file: SourceFile) { self.init(ManifestTokens(file)) }

  init(_ tokens: ManifestTokens) {
    toolsVersion = Self.toolsVersion(in: tokens.file)
    var importsDescription = false
    var readsEnvironment = false
    var variables: [String] = []
    for index in 0..<tokens.count where tokens[index].kind == .identifier {
      if tokens.spells(index, "PackageDescription"), index > 0, tokens.isKeyword(index - 1, .import) {
        importsDescription = true
      } else if !readsEnvironment, let word = tokens.word(index), Self.outsideWords.contains(word), !Self.isOfCollection(index, tokens) {
        if let name = Self.variable(read: word, at: index, tokens) { variables.append(name) } else { readsEnvironment = true }
      }
    }
    isManifest = importsDescription || toolsVersion != nil
    self.readsEnvironment = readsEnvironment
    self.variables = variables
    dependsOnHost = readsEnvironment || !variables.isEmpty || (0..<tokens.count).contains { tokens[$0].kind == .poundIf }
  }

  /// Names with which manifest code asks for what stands outside the manifest. `Context` is SwiftPM's own.
  private static let outsideWords: Set<String> = [
    "Context", "ProcessInfo", "getenv", "secure_getenv", "environ", "Process", "CommandLine", "FileManager", "FileHandle",
    "contentsOf", "contentsOfFile", "contentsOfDirectory", "fopen", "access", "stat", "opendir", "random", "Date", "UUID"
  ]

  /// The label in `append(contentsOf: […])`, which no file is read for.
  private static func isOfCollection(_ index: Int, _ tokens: ManifestTokens) -> Bool {
    guard index > 1, tokens[index - 1].kind == .leftParen, let method = tokens.word(index - 2) else { return false }
    return method == "append" || method == "insert"
  }

  /// The name in `ProcessInfo.processInfo.environment["NAME"]` and `Context.environment["NAME"]`.
  private static func variable(read word: String, at index: Int, _ tokens: ManifestTokens) -> String? {
    var index = index + 1
    var path = word == "ProcessInfo" ? ["processInfo", "environment"] : word == "Context" ? ["environment"] : []
    guard !path.isEmpty else { return nil }
    while let next = path.first {
      guard index + 1 < tokens.count, tokens[index].kind == .period, tokens.word(index + 1) == next else { return nil }
      path.removeFirst()
      index += 2
    }
    guard index < tokens.count, tokens[index].kind == .leftSquare, let inside = tokens.contents(ofBracketAt: index) else { return nil }
    return tokens.stringLiteral(inside)
  }

  /// The first line that is not blank has to be the comment; from version 6.0 on it may stand on any line.
  static func toolsVersion(in file: SourceFile) -> ToolsVersion? {
    let bytes = file.storage[(file.hasByteOrderMark ? 3 : 0)..<file.count]
    var isFirst = true
    for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      if text.isEmpty { continue }
      if let version = toolsVersion(inLine: text) {
        return isFirst || version >= ToolsVersion(6) ? version : nil
      }
      isFirst = false
    }
    return nil
  }

  private static func toolsVersion(inLine line: ArraySlice<UInt8>) -> ToolsVersion? {
    guard line.starts(with: "//".utf8) else { return nil }
    let text = line.dropFirst(2).drop { $0 == 0x20 || $0 == 0x09 }
    let label = "swift-tools-version:"
    guard String(decoding: text.prefix(label.utf8.count), as: UTF8.self).lowercased() == label else { return nil }
    let rest = text.dropFirst(label.utf8.count).prefix { $0 != UInt8(ascii: ";") }
      .drop { $0 == 0x20 || $0 == 0x09 }
    let version = rest.prefix { $0 != 0x20 && $0 != 0x09 }
    return ToolsVersion(String(decoding: version, as: UTF8.self))
  }
}

/// Chooses the manifest that SwiftPM would read of those that lie in one folder.
package enum ManifestChoice {
  /// - Parameters:
  ///   - manifests: file names (`Package.swift`, `Package@swift-5.9.swift`) with their tools versions.
  ///   - tools: the toolchain's own version.
  /// - Returns: the index of the choice, or `nil` if there is none.
  package static func index(among manifests: [(name: String, toolsVersion: ToolsVersion?)], tools: ToolsVersion) -> Int? {
    let regular = manifests.firstIndex { $0.name == "Package.swift" }
    let specific = manifests.indices.compactMap { index in
      fileVersion(manifests[index].name).map { (index: index, version: $0) }
    }
    guard let candidate = specific.filter({ $0.version <= tools }).max(by: { $0.version < $1.version }) else { return regular }
    guard let regular else { return candidate.index }
    let regularVersion = manifests[regular].toolsVersion ?? ToolsVersion(3, 1)
    let candidateVersion = manifests[candidate.index].toolsVersion ?? ToolsVersion(3, 1)
    return candidateVersion > regularVersion || regularVersion > tools ? candidate.index : regular
  }

  /// The version in `Package@swift-5.9.swift`.
  package static func fileVersion(_ name: String) -> ToolsVersion? {
    let prefix = "Package@swift-"
    let suffix = ".swift"
    guard name.hasPrefix(prefix), name.hasSuffix(suffix), name.utf8.count > prefix.utf8.count + suffix.utf8.count else {
      return nil
    }
    let text = name.dropFirst(prefix.count).dropLast(suffix.count)
    guard text.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return ToolsVersion(text)
  }

  /// `Package.swift` or a version's own manifest.
  package static func isManifestName(_ name: some StringProtocol) -> Bool {
    name == "Package.swift" || fileVersion(String(name)) != nil
  }
}
