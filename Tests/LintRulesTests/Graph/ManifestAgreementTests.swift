import Foundation
import SwiftLexer
import Testing

@testable import LintRules

/// Compares our reading of manifests with SwiftPM's.
///
/// Each folder of a corpus holds the manifests of one package and `dump.json`, what `swift package dump-package` printed for
/// them. Where `DEPLINT_MANIFESTS` names a folder, real packages are compared too (`Scripts/dump-manifests` makes one).
@Suite struct ManifestAgreementTests {
  static let corpora = [
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Fixtures/packages")
      .standardizedFileURL.path,
    ProcessInfo.processInfo.environment["DEPLINT_MANIFESTS"],
  ].compactMap { $0 }

  @Test(arguments: corpora) func literalManifestsSayWhatTheirDumpsSay(corpus: String) throws {
    var literal = 0
    var evaluated: [String] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: corpus).sorted() {
      let folder = corpus + "/" + name
      guard let data = FileManager.default.contents(atPath: folder + "/dump.json"), let dump = try? PackageDump(Array(data)),
        let file = try chosenManifest(in: folder)
      else { continue }
      #expect(dump.remarks == [], "\(name)")
      switch ManifestReader.read(file) {
      case .manifest(let manifest):
        literal += 1
        #expect(differences(manifest, dump.manifest) == [], "\(name)")
        let located = dump.manifest.located(by: ManifestPlaces(file))
        #expect(located.targets.map(\.place) == manifest.targets.map(\.place), "\(name)")
      case .needsEvaluation(let reason, let place):
        evaluated.append("\(name):\(LineTable(file).position(at: place.start).line): \(reason)")
      case .notAManifest:
        Issue.record("\(name) is a manifest")
      }
    }
    print("\(corpus): \(literal) literal, \(evaluated.count) to be evaluated")
    if corpus == Self.corpora.first {
      #expect(literal == 4)
    } else {
      print(evaluated.joined(separator: "\n"))
    }
  }

  private func chosenManifest(in folder: String) throws -> SourceFile? {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter(ManifestChoice.isManifestName).sorted()
    let files = names.compactMap { name in
      FileManager.default.contents(atPath: folder + "/" + name).map { SourceFile(path: name, bytes: Array($0)) }
    }
    let versions = zip(names, files).map { (name: $0, toolsVersion: ManifestHeader($1).toolsVersion) }
    return ManifestChoice.index(among: versions, tools: .newestKnown).map { files[$0] }
  }

  /// What a literal reading says otherwise than the dump. Resources, plugins and settings may be computed, so that there the
  /// reading may say less, but nothing else.
  private func differences(_ literal: PackageManifest, _ dump: PackageManifest) -> [String] {
    var dump = dump
    var found: [String] = []
    if literal.languageModes.isEmpty { dump.languageModes = [] }
    for (index, target) in literal.targets.enumerated() where index < dump.targets.count {
      if target.plugins.isEmpty { dump.targets[index].plugins = [] }
      if target.resources.isEmpty { dump.targets[index].resources = [] }
      if target.languageMode == nil { dump.targets[index].languageMode = nil }
      if !target.hasBareSlashRegex { dump.targets[index].hasBareSlashRegex = false }
    }
    let plain = literal.withoutPlaces
    if plain.name != dump.name { found.append("name \(plain.name), \(dump.name)") }
    if plain.toolsVersion != dump.toolsVersion { found.append("version \(plain.toolsVersion), \(dump.toolsVersion)") }
    if plain.languageModes != dump.languageModes { found.append("modes \(plain.languageModes), \(dump.languageModes)") }
    if plain.products != dump.products { found.append("products \(plain.products), \(dump.products)") }
    if plain.dependencies != dump.dependencies { found.append("packages \(plain.dependencies), \(dump.dependencies)") }
    if plain.targets.count != dump.targets.count { found.append("\(plain.targets.count), \(dump.targets.count) targets") }
    for (mine, theirs) in zip(plain.targets, dump.targets) where mine != theirs { found.append("\(mine)\n\(theirs)") }
    return found
  }
}
