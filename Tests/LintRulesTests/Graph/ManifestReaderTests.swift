import Foundation
import SwiftLexer
import Testing

@testable import LintRules

/// Manifests of `Tests/Fixtures/packages`.
enum PackageFixture {
  static func manifest(_ path: String) throws -> SourceFile {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Fixtures/packages")
    return SourceFile(path: path, bytes: Array(try Data(contentsOf: folder.appendingPathComponent(path))))
  }
}

@Suite struct ManifestReaderTests {
  private func read(_ text: String) -> ManifestReader.Result {
    ManifestReader.read(SourceFile(path: "Package.swift", text: "// swift-tools-version:5.9\nimport PackageDescription\n" + text))
  }

  private func manifest(_ text: String) throws -> PackageManifest {
    guard case .manifest(let manifest) = read(text) else {
      throw TestFailure(description: "not read: \(read(text))")
    }
    return manifest
  }

  struct TestFailure: Error, CustomStringConvertible { var description: String }

  @Test(
    arguments: [
      ("appended", 15, "code uses 'package' after its declaration"),
      ("conditional", 10, "targets is computed: 'season' is declared under #if"),
      ("looped", 6, "it has a loop"),
      ("computed-array", 7, "targets is computed"),
      ("helper", 14, "the target '.module' is not known"),
    ])
  func computedPartsAreNamedWithTheirPlace(fixture: String, line: Int, reason: String) throws {
    let file = try PackageFixture.manifest(fixture + "/Package.swift")
    guard case .needsEvaluation(let given, let place) = ManifestReader.read(file) else {
      Issue.record("\(fixture) was read")
      return
    }
    #expect(given == reason)
    #expect(LineTable(file).position(at: place.start).line == line)
  }

  @Test func aSourceFileOfThatNameIsNoManifest() throws {
    #expect(ManifestReader.read(try PackageFixture.manifest("source-file/Package.swift")) == .notAManifest)
  }

  @Test func placesAreThoseOfTheLiterals() throws {
    let file = try PackageFixture.manifest("literal/Package.swift")
    guard case .manifest(let manifest) = ManifestReader.read(file) else {
      Issue.record("not read")
      return
    }
    let live = manifest.targets[1]
    #expect(live.place.map(file.text) == "\"OvenClientLive\"")
    #expect(live.dependencies[0].place.map(file.text) == "\"OvenClient\"")
    #expect(live.dependencies[2].place.map(file.text) == ".product(name: \"Flour\", package: \"flour\")")
    #expect(manifest.dependencies[0].place.map(file.text) == ".package(path: \"../flour\")")
  }

  @Test func constantsStandAtTheirUse() throws {
    let file = try PackageFixture.manifest("constants/Package.swift")
    guard case .manifest(let manifest) = ManifestReader.read(file) else {
      Issue.record("not read")
      return
    }
    #expect(manifest.targets[2].dependencies[0].place.map(file.text) == "water")
    #expect(manifest.targets[2].dependencies[1].place.map(file.text) == ".soil")
  }

  @Test func placesOfAppendedTargetsAreFound() throws {
    let file = try PackageFixture.manifest("appended/Package.swift")
    let dump = try PackageDump(Array(try PackageFixture.manifest("appended/dump.json").storage.dropLast(SourceFile.padding)))
    let located = dump.manifest.located(by: ManifestPlaces(file))
    #expect(located.targets.map { $0.place.map(file.text) } == ["\"Stem\"", "\"Root\"", "\"Leaf\"", "\"LeafTests\""])
    #expect(located.targets[1].dependencies.map(\.name) == ["Water"])
    #expect(located.targets[1].dependencies[0].place == nil, "added by a statement of its own")
    #expect(located.targets[2].dependencies[0].place.map(file.text) == ".target(name: \"Stem\")")
  }

  @Test func helpersThatNameTargetsArePlaces() throws {
    let file = try PackageFixture.manifest("helper/Package.swift")
    let dump = try PackageDump(Array(try PackageFixture.manifest("helper/dump.json").storage.dropLast(SourceFile.padding)))
    let located = dump.manifest.located(by: ManifestPlaces(file))
    let feature = try #require(located.targets.first { $0.name == "Feature" })
    #expect(feature.place.map(file.text) == "\"Feature\"")
    #expect(feature.dependencies.map { $0.place.map(file.text) } == ["\"Client\"", nil], "code adds the other")
  }

  @Test(
    arguments: [
      (#"let package = Package(name: "p", targets: [.target(name: "A")].filter { _ in true })"#, "targets is computed"),
      (#"let package = Package(name: "p", targets: [.target(name: "A", dependencies: ["B"] + more)])"#, "'dependencies' of 'A' is computed"),
      (#"let package = Package(name: "p\(1)", targets: [])"#, "the package's name is computed"),
      (#"let package = Package(name: "p", targets: [.target(name: "A"), make("B")])"#, "a target is computed"),
      (#"let package = Package(name: "p", targets: [.target(name: isLinux ? "A" : "B")])"#, "a target's name is computed"),
      (#"let package = Package(name: "p", targets: [.target(name: "A", path: base + "A")])"#, "'path' of 'A' is computed"),
      (#"let package = Package(name: "p", targets: [.target(name: "A", dependencies: [.pretty("B")])])"#, "the dependency '.pretty' is not known"),
      (#"let package = Package(name: "p", targets: targets)"#, "targets is computed"),
      ("var t: [Target] = [.target(name: \"A\")]\nlet package = Package(name: \"p\", targets: t)", "targets is computed: 't' is a variable"),
      ("let package = Package(name: \"p\", targets: [])\npackage.targets += [.target(name: \"A\")]", "code uses 'package' after its declaration"),
      ("let a: Target = .target(name: \"A\")\nlet package = Package(name: \"p\", targets: [a])\na.dependencies.append(\"B\")", "code uses 'a' after its declaration"),
      ("let package = Package(name: \"p\", targets: [])\nfunc add() { package.targets = [] }\nadd()", "code uses 'package' after its declaration"),
      ("#if os(Linux)\nlet package = Package(name: \"p\")\n#else\nlet package = Package(name: \"q\")\n#endif", "the package is declared under #if"),
      ("extension Target {\n  static func target(name: String) -> Target { .testTarget(name: name) }\n}\nlet package = Package(name: \"p\", targets: [.target(name: \"A\")])", "it declares a 'target' of its own"),
      ("let package = make()", "no constant is a call of 'Package'"),
      ("let package = Package(name: \"p\", targets: [.target(name: \"A\"]", "it is no well-formed Swift"),
      (#"let package = Package(name: "p", targets: [.target(name: "A", future: 1)])"#, "'A' has an argument that is not known"),
    ])
  func refusesWhatIsComputed(text: String, reason: String) {
    guard case .needsEvaluation(let given, _) = read(text) else {
      Issue.record("was read: \(text)")
      return
    }
    #expect(given == reason)
  }

  @Test func constantsInACircleEnd() {
    guard case .needsEvaluation = read("let a = b\nlet b = a\nlet package = Package(name: \"p\", targets: a)") else {
      Issue.record("was read")
      return
    }
  }

  @Test func settingsMayBeComputed() throws {
    let manifest = try manifest(
      """
      var settings: [SwiftSetting] = [.enableUpcomingFeature("BareSlashRegexLiterals")]
      if isStrict { settings.append(.define("X")) }
      let package = Package(
        name: "p", platforms: platforms(), products: [], targets: [
          .target(name: "A", cSettings: c(), swiftSettings: settings + [.swiftLanguageMode(.v6)], plugins: lint()),
          .target(name: "B", resources: resources()),
        ],
        swiftLanguageVersions: [.v4_2, .version("5")]
      )
      package.traits.insert("T")
      """)
    #expect(manifest.targets.map(\.name) == ["A", "B"])
    #expect(manifest.targets[0].hasBareSlashRegex)
    #expect(manifest.targets[0].languageMode == 6)
    #expect(manifest.languageModes == [4, 5])
    #expect(manifest.languageMode(of: manifest.targets[1]) == .v5)
  }

  @Test func allSpellingsOfThePackageAreKnown() throws {
    for spelling in ["Package(", "PackageDescription.Package(", "Package.init("] {
      #expect(try manifest("let package = \(spelling)name: \"p\", targets: [.target(name: \"A\")])").targets.count == 1)
    }
    #expect(try manifest("let package: Package = .init(name: \"p\")").name == "p")
  }

  @Test func identitiesAreThoseOfSwiftPM() {
    func identity(_ location: PackageManifest.Dependency.Location) -> String {
      PackageManifest.Dependency(location: location).identity
    }
    #expect(identity(.url("https://example.com/Groue/GRDB.swift.git")) == "grdb.swift")
    #expect(identity(.url("https://example.com/apple/swift-log/")) == "swift-log")
    #expect(identity(.url("git@example.com:Firebase.git")) == "firebase")
    #expect(identity(.path("../Modules/Core")) == "core")
    #expect(identity(.registry("mona.LinkedList")) == "mona.linkedlist")
  }
}
