import Foundation
import LintRules
import SwiftLexer
import Testing

/// A folder under `Tests/Fixtures/` that is linted as a project root, as it is on disk.
struct FixtureCase: Sendable, CustomTestStringConvertible {
  /// `rules/<rule_id>/<case>`: run with that rule alone. `repro/<case>`: with the rules that the cases are about.
  /// `practice/<case>`: good and typical code, run with all rules.
  enum Family: String, CaseIterable, Sendable { case rules, repro, practice }

  struct File: Sendable {
    /// Relative to the case's folder.
    var path: String
    var bytes: [UInt8]
    var isManifest: Bool { path == "Package.swift" || path.hasSuffix("/Package.swift") }
  }

  /// Relative to `Tests/Fixtures/`.
  let name: String
  let family: Family
  /// Swift files, sorted by path.
  let files: [File]
  /// What the safe fixes must make of a file, by its path: `X.swift.fixed`.
  let fixed: [String: [UInt8]]
  /// What all fixes must make of a file, by its path: `X.swift.unsafe-fixed`.
  let unsafeFixed: [String: [UInt8]]
  /// Folders in `__Snapshots__`, with the files in them.
  let snapshots: [SnapshotFolder]
  /// `.deplint.yml`.
  let configuration: [UInt8]?
  let options: FixtureOptions

  var testDescription: String { name }

  /// The rule whose folder the case is in.
  var rule: String? {
    family == .rules ? name.split(separator: "/").dropFirst().first.map(String.init) : nil
  }

  /// Rules that run: those of the options file, else those of the family; only such as exist.
  var only: [String] {
    let wanted: [String] =
      if let only = options.only {
        only
      } else {
        switch family {
        case .rules: [rule ?? ""]
        case .repro: Self.reproRules
        case .practice: RuleRegistry.ids.map(\.rawValue).filter { !Self.ofWholeProjects.contains($0) }.sorted()
        }
      }
    return wanted.filter { RuleRegistry.ids.contains(RuleID($0)) }
  }

  /// They ask for a whole project, which the good examples are not.
  private static let ofWholeProjects: Set<String> = ["unregistered_key", "missing_preview_value", "live_value_missing"]

  static let reproRules = [
    "missing_test_value", "unimplemented_missing_name", "unimplemented_name_mismatch", "direct_date", "direct_uuid",
  ]

  // MARK: Reading

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures").path

  /// All cases, sorted by name.
  static let all: [FixtureCase] = Family.allCases.flatMap { family -> [FixtureCase] in
    let folder = family.rawValue
    let names = family == .rules ? folders(in: folder).flatMap { folders(in: $0) } : folders(in: folder)
    return names.map { FixtureCase(name: $0, family: family) }
  }

  private static func folders(in name: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(name)")) ?? []
    return names.sorted().map { "\(name)/\($0)" }.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder) && isFolder.boolValue
    }
  }

  /// A case that is in no file.
  init(name: String, references: [String] = [], files: [File], configuration: [UInt8]? = nil) {
    self.name = name
    family = .practice
    self.files = files.sorted { $0.path < $1.path }
    snapshots = Self.snapshots(references)
    fixed = [:]
    unsafeFixed = [:]
    self.configuration = configuration
    options = FixtureOptions("")
  }

  private init(name: String, family: Family) {
    self.name = name
    self.family = family
    let folder = "\(Self.root)/\(name)"
    func bytes(_ path: String) -> [UInt8]? { FileManager.default.contents(atPath: "\(folder)/\(path)").map { [UInt8]($0) } }
    let paths = (FileManager.default.subpaths(atPath: folder) ?? []).sorted()
    var files: [File] = []
    var fixed: [String: [UInt8]] = [:]
    var unsafeFixed: [String: [UInt8]] = [:]
    for path in paths {
      if path.hasSuffix(".swift"), let bytes = bytes(path) {
        files.append(File(path: path, bytes: bytes))
      } else if path.hasSuffix(".swift.fixed") {
        fixed[String(path.dropLast(".fixed".count))] = bytes(path)
      } else if path.hasSuffix(".swift.unsafe-fixed") {
        unsafeFixed[String(path.dropLast(".unsafe-fixed".count))] = bytes(path)
      }
    }
    snapshots = Self.snapshots(paths.filter { $0.contains("__Snapshots__/") && $0.contains(".") })
    self.files = files
    self.fixed = fixed
    self.unsafeFixed = unsafeFixed
    configuration = bytes(".deplint.yml")
    options = FixtureOptions(String(decoding: bytes(".fixture") ?? [], as: UTF8.self))
  }
}

extension FixtureCase {
  private static func snapshots(_ paths: [String]) -> [SnapshotFolder] {
    Dictionary(grouping: paths) { $0.split(separator: "/").dropLast().joined(separator: "/") }
      .map { SnapshotFolder(path: $0, files: $1.map { String($0.split(separator: "/").last ?? "") }.sorted()) }
      .sorted { $0.path < $1.path }
  }
}

/// `.fixture`, a file beside a case's sources: lines of the form `key: value`.
struct FixtureOptions: Sendable, Equatable {
  /// `only: rule_id, rule_id`: rules that run.
  var only: [String]?
  /// `today: yyyy-mm-dd`.
  var today = "2026-01-31"
  /// `mode: 5`; `nil` for that of the manifest.
  var languageMode: LanguageMode?
  /// Lines that say nothing.
  var errors: [String] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      switch (parts.first, parts.count) {
      case ("only", 2): only = parts[1].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      case ("today", 2): today = parts[1]
      case ("mode", 2): languageMode = parts[1] == "5" ? .v5 : .v6
      default: errors.append("'.fixture' has a line that says nothing: '\(line)'")
      }
    }
  }
}
