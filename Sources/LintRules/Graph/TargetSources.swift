/// Which target of a package a source file belongs to, by SwiftPM's rules.
struct TargetSources {
  /// Folders that hold a source file somewhere below them, or are known otherwise.
  private let folders: Set<String>
  /// The same, ASCII letters lowered.
  private let foldedFolders: [String: String]
  private var claims: [String: Claims] = [:]

  /// What one target says of the files below its folder.
  private struct Claim {
    var module: ModuleID
    var sources: [String]?
    var exclude: [String]
  }

  /// Of one folder. Targets that name their sources come before those that take the whole folder.
  private struct Claims {
    var named: [Claim] = []
    var whole: [Claim] = []
  }

  /// - Parameters:
  ///   - files: paths of all source files, relative to the root.
  ///   - folders: further folders that exist.
  init(files: [String], folders: [String]) {
    var known = Set(folders)
    for file in files {
      var folder = PathText.parent(file)
      while known.insert(folder).inserted, !folder.isEmpty, folder != "/" { folder = PathText.parent(folder) }
    }
    self.folders = known
    var folded: [String: String] = [:]
    for folder in known.sorted(by: >) { folded[folder.lowercased()] = folder }
    foldedFolders = folded
  }

  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  /// Folders that SwiftPM looks for a target of this kind in; only the first that exists counts.
  private static func baseFolders(_ kind: PackageManifest.Target.Kind) -> [String] {
    switch kind {
    case .test: ["Tests"] + sourceFolders
    case .plugin: ["Plugins"]
    default: sourceFolders
    }
  }

  /// How many targets of a manifest are looked for in the same folders as a target of a kind.
  static func siblings(in manifest: PackageManifest) -> (PackageManifest.Target.Kind) -> Int {
    var counts: [[String]: Int] = [:]
    for target in manifest.targets { counts[baseFolders(target.kind), default: 0] += 1 }
    return { counts[baseFolders($0)] ?? 0 }
  }

  /// The folder of a target, relative to the root, or `nil` if it has none.
  ///
  /// - Parameter isAlone: no other target of its package is looked for in the same folders.
  func directory(
    of target: PackageManifest.Target, isAlone: Bool, toolsVersion: ToolsVersion, at package: String
  ) -> String? {
    if target.kind == .binary { return nil }
    if let path = target.path {
      let directory = PathText.joined(package, path)
      return PathText.contains(package, directory) ? directory : nil
    }
    let bases = Self.baseFolders(target.kind)
    let base = PathText.joined(package, bases.first { folders.contains(PathText.joined(package, $0)) } ?? bases[0])
    let directory = PathText.joined(base, target.name)
    if folders.contains(directory) { return directory }
    if isAlone, toolsVersion >= ToolsVersion(5, 9) { return folders.contains(base) ? base : nil }
    return foldedFolders[directory.lowercased()]
  }

  /// Notes that a target takes the files below its folder.
  mutating func claim(_ directory: String, for module: ModuleID, _ target: PackageManifest.Target) {
    guard target.kind != .system, target.kind != .binary else { return }
    let claim = Claim(
      module: module,
      sources: target.sources.map { $0.map { PathText.joined(directory, $0) } },
      exclude: (target.exclude + target.resources).map { PathText.joined(directory, $0) })
    if claim.sources == nil {
      claims[directory, default: Claims()].whole.append(claim)
    } else {
      claims[directory, default: Claims()].named.append(claim)
    }
  }

  /// The target whose folder is nearest above the file and that takes it.
  func owner(of file: String) -> ModuleID? {
    if claims.isEmpty || PathText.lastComponent(file).utf8.first == UInt8(ascii: ".") { return nil }
    var folder = PathText.parent(file)
    while true {
      if let here = claims[folder] {
        for claim in here.named where takes(claim, file, below: folder) { return claim.module }
        for claim in here.whole where takes(claim, file, below: folder) { return claim.module }
      }
      if folder.isEmpty || folder == "/" { return nil }
      // What stands in a bundle of these kinds is no source, unless a target lies inside it.
      if Self.isOpaque(PathText.lastComponent(folder)) { return nil }
      folder = PathText.parent(folder)
    }
  }

  private func takes(_ claim: Claim, _ file: String, below folder: String) -> Bool {
    if let sources = claim.sources, !sources.contains(where: { PathText.contains($0, file) }) { return false }
    return !claim.exclude.contains { PathText.contains($0, file) }
  }

  private static func isOpaque(_ folder: Substring) -> Bool {
    if folder.utf8.first == UInt8(ascii: "."), folder != "..", folder != "." { return true }
    guard let dot = folder.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return opaqueExtensions.contains(String(folder[folder.index(after: dot)...]))
  }

  private static let opaqueExtensions: Set<String> = [
    "docc", "playground", "xcassets", "xcodeproj", "xcworkspace", "xcdatamodeld", "xcdatamodel", "xcmappingmodel"
  ]
}
