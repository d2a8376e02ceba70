import SwiftLexer

/// The manifests that lie in one folder.
package struct FoundPackage: Sendable {
  /// Relative to the root, normalized; empty for the root itself.
  package var directory: String
  /// `Package.swift` and every `Package@swift-*.swift`, with paths relative to the root.
  package var manifests: [SourceFile]

  package init(directory: String, manifests: [SourceFile]) {
    self.directory = directory
    self.manifests = manifests.sorted { $0.path < $1.path }
  }
}

/// What the cache has to know of the `swift` that would be run.
package struct ToolchainIdentity: Sendable, Equatable {
  /// Path, size and modification time of the executable, on macOS `DEVELOPER_DIR` and `TOOLCHAINS` too.
  package var text: String

  package init(_ text: String) { self.text = text }
}

/// Decides how each package's graph is come by. Pure: who runs `swift` and reads the cache does what the step says.
package enum GraphPlanner {
  package enum Step: Sendable {
    /// Nothing is to be done.
    case use(LocatedPackage)
    /// The manifest has to be run, unless its dump is cached.
    case evaluate(Evaluation)
  }

  package struct Evaluation: Sendable {
    package var directory: String
    /// The manifest that SwiftPM will choose.
    package var manifest: SourceFile
    /// Why the text is not enough; `nil` where SwiftPM was asked for.
    package var reason: String?
    /// Where a dump of these manifests by this toolchain is kept: 64 hexadecimal digits. `nil`: it is never kept, because what
    /// it says depends on the environment.
    package var cacheKey: String?
    /// A dump that is already kept may be taken.
    package var mayUseCache: Bool
    package var toolsVersion: ToolsVersion?
  }

  /// Where the version of a toolchain is kept: 64 hexadecimal digits.
  package static func versionKey(of toolchain: ToolchainIdentity) -> String {
    var hash = SHA256()
    hash.update(delimited: "deplint tools 1".utf8)
    hash.update(delimited: toolchain.text.utf8)
    return hash.hexDigest()
  }

  /// - Parameters:
  ///   - tools: the version of that toolchain, which chooses among `Package@swift-*.swift`.
  ///   - dump: output of `dump-package` that the user hands in for this folder; nothing else counts then.
  ///   - toolchain: `nil` where no `swift` was found.
  ///   - variable: the value of one of the environment's variables.
  /// - Returns: `nil` for a folder whose files of that name are no manifests.
  package static func step(
    for package: FoundPackage, mode: Configuration.GraphMode, dump: [UInt8]? = nil, toolchain: ToolchainIdentity?,
    tools: ToolsVersion = .newestKnown, variable: (String) -> String? = { _ in nil }
  ) -> Step? {
    let headers = package.manifests.map { ManifestHeader($0) }
    let manifests = zip(package.manifests, headers).filter(\.1.isManifest)
    let names = manifests.map { (name: String(PathText.lastComponent($0.0.path)), toolsVersion: $0.1.toolsVersion) }
    guard let choice = ManifestChoice.index(among: names, tools: tools) else { return nil }
    let (file, header) = manifests[choice]
    var evaluation = Evaluation(
      directory: package.directory, manifest: file, reason: nil, cacheKey: nil, mayUseCache: mode == .auto,
      toolsVersion: header.toolsVersion)
    if let dump { return .use(located(evaluation, dump: dump)) }

    if mode == .off { return .use(located(evaluation, failure: "the graph is off")) }
    if mode != .dump {
      switch ManifestReader.read(file) {
      case .manifest(let manifest):
        return .use(LocatedPackage(directory: package.directory, manifestPath: file.path, content: .literal(manifest)))
      case .notAManifest: return nil
      case .needsEvaluation(let reason, let place):
        let line = LineTable(file).position(at: place.start).line
        evaluation.reason = "\(reason) (\(file.path):\(line))"
      }
    }
    if mode == .static {
      return .use(located(evaluation, failure: "its manifest has to be run: \(evaluation.reason ?? "")"))
    }
    guard let toolchain else {
      let cause = evaluation.reason.map { ", and its manifest has to be run: \($0)" } ?? ""
      return .use(located(evaluation, failure: "'swift' was not found\(cause)"))
    }
    if !headers.contains(where: \.readsEnvironment) {
      let values = headers.flatMap(\.variables).map { "\($0)=\(variable($0) ?? "\0")" }
      evaluation.cacheKey = cacheKey(package.manifests, toolchain, variables: values)
    }
    return .evaluate(evaluation)
  }

  /// The package as a dump tells it, with places from the manifest's text.
  package static func located(_ evaluation: Evaluation, dump output: [UInt8]) -> LocatedPackage {
    do {
      let manifest = try PackageDump(output).manifest.located(by: ManifestPlaces(evaluation.manifest))
      var package = LocatedPackage(
        directory: evaluation.directory, manifestPath: evaluation.manifest.path, content: .evaluated(manifest))
      package.dependsOnHost = ManifestHeader(evaluation.manifest).dependsOnHost
      return package
    } catch {
      switch error {
      case .noDocument(let firstLines):
        let shown = firstLines.isEmpty ? "its output is empty" : "its output begins with: \(firstLines)"
        return located(evaluation, failure: "'swift package dump-package' printed no JSON; \(shown)")
      case .noPackage(let missing):
        return located(evaluation, failure: "the JSON of 'swift package dump-package' has no '\(missing)'")
      }
    }
  }

  /// The package as one that could not be judged. `failure` completes "package X: …".
  package static func located(_ evaluation: Evaluation, failure: String) -> LocatedPackage {
    LocatedPackage(
      directory: evaluation.directory, manifestPath: evaluation.manifest.path,
      content: .notJudged(reason: failure, toolsVersion: evaluation.toolsVersion))
  }

  /// The hash of every manifest's name and text, of the toolchain, and of the variables that the manifests read.
  static func cacheKey(_ manifests: [SourceFile], _ toolchain: ToolchainIdentity, variables: [String] = []) -> String {
    var hash = SHA256()
    hash.update(delimited: "deplint dump 1".utf8)
    hash.update(delimited: toolchain.text.utf8)
    for manifest in manifests {
      hash.update(delimited: PathText.lastComponent(manifest.path).utf8)
      hash.update(delimited: manifest.storage.prefix(manifest.count))
    }
    for variable in variables { hash.update(delimited: variable.utf8) }
    return hash.hexDigest()
  }
}

/// Which folders are packages.
package enum PackageSearch {
  /// Folders of this name, and what lies in them, never count.
  package static let ignoredFolders: Set<String> = ["Fixtures", ".build"]

  package static func isIgnored(_ directory: String) -> Bool {
    directory.split(separator: "/").contains { ignoredFolders.contains(String($0)) }
  }

  /// The folders that hold one of these manifests, sorted.
  package static func directories(ofManifests paths: some Sequence<String>) -> [String] {
    let directories = paths.filter { ManifestChoice.isManifestName(PathText.lastComponent($0)) }.map { PathText.parent($0) }
    return Set(directories).filter { !isIgnored($0) }.sorted()
  }

  /// The folders of local packages that these packages name by `path:` and that are not among them, sorted. Asked again after
  /// each answer, until it is empty.
  package static func missingDirectories(of packages: [LocatedPackage], known: Set<String>) -> [String] {
    Set(packages.flatMap(\.pathDependencies)).filter { !known.contains($0) && !isIgnored($0) }.sorted()
  }
}
