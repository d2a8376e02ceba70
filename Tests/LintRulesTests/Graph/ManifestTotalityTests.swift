import SwiftLexer
import Testing

@testable import LintRules

/// Whatever stands in a manifest or a dump is read without a trap.
@Suite struct ManifestTotalityTests {
  static let manifests = ["literal", "constants", "dead-code", "appended", "conditional", "helper", "looped"]

  private func read(_ bytes: [UInt8]) {
    let file = SourceFile(path: "Package.swift", bytes: bytes)
    _ = ManifestReader.read(file)
    _ = ManifestPlaces(file)
  }

  @Test(arguments: manifests) func everyPrefixOfAManifestIsRead(name: String) throws {
    let file = try PackageFixture.manifest(name + "/Package.swift")
    let bytes = Array(file.storage.prefix(file.count))
    for end in 0...bytes.count { read(Array(bytes[..<end])) }
  }

  @Test(arguments: manifests) func changedBytesAreRead(name: String) throws {
    let file = try PackageFixture.manifest(name + "/Package.swift")
    var random = SeededGenerator(seed: UInt64(name.utf8.count))
    let replacements = Array("(){}[],:.\"#\n=`@$&\\".utf8)
    for _ in 0..<300 {
      var bytes = Array(file.storage.prefix(file.count))
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        bytes[index] = replacements[Int.random(in: replacements.indices, using: &random)]
      }
      read(bytes)
    }
  }

  @Test func everyPrefixOfADumpIsRead() throws {
    let file = try PackageFixture.manifest("appended/dump.json")
    let bytes = Array(file.storage.prefix(file.count))
    let complete = try PackageDump(bytes)
    for end in bytes.indices { #expect((try? PackageDump(Array(bytes[..<end])))?.manifest.targets.count ?? 4 == 4) }
    #expect(complete.manifest.targets.count == 4)
  }
}
