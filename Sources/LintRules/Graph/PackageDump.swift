/// The JSON that `swift package dump-package` prints.
///
/// Read by position and with everything behind a name optional, because the shapes differ between toolchains. What is
/// not understood is kept as unknown and said in `remarks`; it never stops the list that it stands in.
package struct PackageDump: Sendable, Equatable {
  package var manifest: PackageManifest
  /// Absolute path of the package, as the dump has it.
  package var directory: String?
  /// One sentence each.
  package var remarks: [String]

  package enum Failure: Error, Equatable, Sendable {
    /// No line of the text starts a JSON value that reaches to its end.
    case noDocument(firstLines: String)
    /// There is a document, but it describes no package.
    case noPackage(missing: String)
  }

  /// - Parameter output: what the command wrote on its standard output. Lines before the document are passed over.
  package init(_ output: [UInt8]) throws(Failure) {
    guard let document = Self.document(in: output) else {
      throw .noDocument(firstLines: Self.firstLines(of: output))
    }
    try self.init(document)
  }

  private init(_ document: JSONValue) throws(Failure) {
    guard let name = document["name"]?.string else { throw .noPackage(missing: "name") }
    guard let targets = document["targets"]?.array else { throw .noPackage(missing: "targets") }
    guard let version = (document["toolsVersion"]?["_version"]?.string).flatMap({ ToolsVersion($0) }) else {
      throw .noPackage(missing: "toolsVersion")
    }
    directory = document["packageKind"]?["root"]?.array?.first?.string
    var reader = DumpReader(directory: directory)
    manifest = PackageManifest(
      name: name,
      toolsVersion: version,
      products: reader.list(document["products"]) { $0.product($1) },
      dependencies: reader.list(document["dependencies"]) { $0.dependency($1) },
      targets: reader.list(.array(targets)) { $0.target($1) },
      languageModes: (document["swiftLanguageVersions"]?.array ?? []).compactMap { $0.string.flatMap(majorVersion) })
    remarks = reader.remarks
  }

  /// The first value that starts a line, reaches to the end of the text and looks like a package; else the first such value.
  private static func document(in output: [UInt8]) -> JSONValue? {
    let limit = 100
    var attempts = 0
    var lineStart = 0
    var other: JSONValue?
    while lineStart < output.count, attempts < limit {
      let end = output[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? output.count
      let first = output[lineStart..<end].first { $0 != 0x20 && $0 != 0x09 }
      if first == UInt8(ascii: "{") {
        attempts += 1
        if let value = JSONValue(output, from: lineStart) {
          if value["toolsVersion"] != nil { return value }
          other = other ?? value
        }
      }
      lineStart = end + 1
    }
    return other
  }

  private static func firstLines(of output: [UInt8]) -> String {
    output.split(separator: UInt8(ascii: "\n")).prefix(3)
      .map { String(decoding: $0.prefix(200), as: UTF8.self) }.joined(separator: "\n")
  }
}

/// `6.0` → 6.
private func majorVersion(_ text: String) -> Int? {
  text.split(separator: ".").first.flatMap { Int($0) }
}

private struct DumpReader {
  /// Absolute path of the package.
  let directory: String?
  var remarks: [String] = []

  init(directory: String?) { self.directory = directory }

  mutating func list<Element>(
    _ value: JSONValue?, _ read: (inout DumpReader, JSONValue) -> Element?
  ) -> [Element] {
    var elements: [Element] = []
    for element in value?.array ?? [] {
      if let element = read(&self, element) { elements.append(element) }
    }
    return elements
  }

  mutating func product(_ value: JSONValue) -> PackageManifest.Product? {
    guard let name = value["name"]?.string else {
      remarks.append("a product without a name was passed over")
      return nil
    }
    let kind: PackageManifest.Product.Kind
    switch value["type"]?.members?.first?.name {
    case "library": kind = .library
    case "executable": kind = .executable
    case "plugin": kind = .plugin
    case let other: kind = .unknown(other ?? "")
    }
    return PackageManifest.Product(name: name, kind: kind, targets: strings(value["targets"]))
  }

  mutating func dependency(_ value: JSONValue) -> PackageManifest.Dependency? {
    guard let member = value.members?.first, let body = member.value.array?.first ?? member.value.members.map(JSONValue.object)
    else {
      remarks.append("a package dependency of no known shape was passed over")
      return nil
    }
    let name = body["nameForTargetDependencyResolutionOnly"]?.string
    let versions = VersionRequirement.read(body["requirement"])
    switch member.name {
    case "fileSystem", "local":
      guard let path = body["path"]?.string else { break }
      let relative = directory.map { PathText.relative(path, to: $0) } ?? path
      return PackageManifest.Dependency(location: .path(relative), name: name)
    case "sourceControl", "scm":
      let location = body["location"]
      if let url = location?["remote"]?.array?.first?["urlString"]?.string ?? location?["remote"]?.array?.first?.string {
        return PackageManifest.Dependency(location: .url(url), name: name, versions: versions)
      }
      if let path = location?["local"]?.array?.first?.string {
        let relative = directory.map { PathText.relative(path, to: $0) } ?? path
        return PackageManifest.Dependency(location: .url(relative), name: name, versions: versions)
      }
    case "registry":
      guard let identifier = body["identity"]?.string else { break }
      return PackageManifest.Dependency(location: .registry(identifier), name: name, versions: versions)
    default: break
    }
    remarks.append("a package dependency of the unknown kind '\(member.name)' is out of view")
    var unknown = PackageManifest.Dependency(location: .unknown(member.name), name: name)
    if let identity = body["identity"]?.string { unknown.identity = identity.lowercased() }
    return unknown
  }

  mutating func target(_ value: JSONValue) -> PackageManifest.Target? {
    guard let name = value["name"]?.string else {
      remarks.append("a target without a name was passed over")
      return nil
    }
    let kind: PackageManifest.Target.Kind
    switch value["type"]?.string {
    case "regular": kind = .regular
    case "executable": kind = .executable
    case "test": kind = .test
    case "system": kind = .system
    case "binary": kind = .binary
    case "plugin": kind = .plugin
    case "macro": kind = .macro
    case let other:
      kind = .unknown(other ?? "")
      remarks.append("target '\(name)' is of the unknown kind '\(other ?? "")'")
    }
    var target = PackageManifest.Target(
      name: name, kind: kind, path: value["path"]?.string, sources: value["sources"]?.array.map { strings(.array($0)) },
      exclude: strings(value["exclude"]),
      resources: (value["resources"]?.array ?? []).compactMap { $0["path"]?.string.map { PathText.normalized($0) } })
    for dependency in value["dependencies"]?.array ?? [] {
      if let dependency = targetDependency(dependency, of: name) { target.dependencies.append(dependency) }
    }
    for usage in value["pluginUsages"]?.array ?? [] {
      guard let parts = usage["plugin"]?.array, let plugin = parts.first?.string else { continue }
      target.plugins.append(PackageManifest.PluginUsage(name: plugin, package: parts.dropFirst().first?.string))
    }
    for setting in value["settings"]?.array ?? [] where setting["tool"]?.string == "swift" {
      readSetting(setting["kind"], into: &target)
    }
    return target
  }

  private mutating func targetDependency(_ value: JSONValue, of target: String) -> PackageManifest.TargetDependency? {
    guard let member = value.members?.first, let parts = member.value.array, let name = parts.first?.string else {
      remarks.append("a dependency of target '\(target)' has no name and was passed over")
      return nil
    }
    let rest = parts.dropFirst()
    let kind: PackageManifest.TargetDependency.Kind
    switch member.name {
    case "byName": kind = .byName
    case "target": kind = .target
    case "product": kind = .product(package: rest.first?.string)
    case let other:
      kind = .unknown(other)
      remarks.append("target '\(target)' has the dependency '\(name)' of the unknown kind '\(other)'")
    }
    var dependency = PackageManifest.TargetDependency(kind, name: name)
    for case .object(let members) in rest {
      if members.contains(where: { ["platformNames", "config", "traits"].contains($0.name) }) {
        dependency.isConditional = true
      } else if member.name == "product" {
        dependency.moduleAliases = members.compactMap { member in
          member.value.string.map { PackageManifest.ModuleAlias(module: member.name, alias: $0) }
        }.sorted { $0.module < $1.module }
      }
    }
    return dependency
  }

  /// `{"swiftLanguageMode": {"_0": "6"}}` and the ways to switch bare regex literals on.
  private func readSetting(_ kind: JSONValue?, into target: inout PackageManifest.Target) {
    guard let member = kind?.members?.first, let value = member.value["_0"] else { return }
    switch member.name {
    case "swiftLanguageMode", "swiftLanguageVersion":
      target.languageMode = value.string.flatMap(majorVersion) ?? target.languageMode
    case "enableUpcomingFeature", "enableExperimentalFeature":
      if value.string == BareSlashRegex.feature { target.hasBareSlashRegex = true }
    case "unsafeFlags":
      if strings(value).contains(where: BareSlashRegex.flags.contains) { target.hasBareSlashRegex = true }
    default: break
    }
  }

  private func strings(_ value: JSONValue?) -> [String] { (value?.array ?? []).compactMap(\.string) }
}

/// The spellings that make a bare `/…/` a regex literal before Swift 6 (SE-0354).
enum BareSlashRegex {
  static let feature = "BareSlashRegexLiterals"
  static let flags = ["-enable-bare-slash-regex", feature]
}
