import Testing

@testable import LintRules

@Suite struct PackageDumpTests {
  private func dump(_ text: String) throws -> PackageDump { try PackageDump(Array(text.utf8)) }

  private func package(targets: String, dependencies: String = "[]") -> String {
    """
    {"name": "p", "toolsVersion": {"_version": "5.9.0"}, "packageKind": {"root": ["/src/p"]}, "products": [],
    "dependencies": \(dependencies), "targets": \(targets)}
    """
  }

  @Test func dependencyTuplesMayHaveAnyLength() throws {
    let dump = try dump(
      package(
        targets: """
          [{"name": "App", "type": "regular", "dependencies": [
            {"product": ["Kit", "kit", null, {"platformNames": ["ios"]}]},
            {"product": ["Legacy", null]},
            {"product": ["Alias", "alias-pkg", {"Utils": "AliasUtils"}, null]},
            {"target": ["Core", {"platformNames": ["macos"], "config": "debug"}]},
            {"target": ["Old"]},
            {"byName": ["Model", null]},
            {"plugin": ["Gen", "gen-pkg"]},
            {"futureKind": ["X", 1, 2, 3]}
          ]}]
          """))
    #expect(
      dump.manifest.targets[0].dependencies == [
        .init(.product(package: "kit"), name: "Kit", isConditional: true),
        .init(.product(package: nil), name: "Legacy"),
        .init(.product(package: "alias-pkg"), name: "Alias", moduleAliases: [.init(module: "Utils", alias: "AliasUtils")]),
        .init(.target, name: "Core", isConditional: true),
        .init(.target, name: "Old"),
        .init(.byName, name: "Model"),
        .init(.unknown("plugin"), name: "Gen"),
        .init(.unknown("futureKind"), name: "X"),
      ])
    #expect(dump.remarks.count == 2)
    #expect(dump.remarks.last == "target 'App' has the dependency 'X' of the unknown kind 'futureKind'")
  }

  @Test func oddElementsNeverStopTheirList() throws {
    let dump = try dump(
      package(
        targets: """
          [{"type": "regular"}, {"name": "New", "type": "hologram", "dependencies": [{"target": []}, 7, {"byName": ["A"]}]},
           {"name": "A", "type": "regular"}]
          """,
        dependencies: """
          [{"teleport": [{"identity": "Far"}]}, {"fileSystem": [{"identity": "core", "path": "/src/core"}]}, 3]
          """))
    #expect(dump.manifest.targets.map(\.name) == ["New", "A"])
    #expect(dump.manifest.targets[0].kind == .unknown("hologram"))
    #expect(dump.manifest.targets[0].dependencies.map(\.name) == ["A"])
    #expect(dump.manifest.dependencies.map(\.identity) == ["far", "core"])
    #expect(dump.manifest.dependencies[1].location == .path("../core"))
    #expect(dump.remarks.count == 6)
  }

  @Test func linesBeforeTheDocumentArePassedOver() throws {
    let document = package(targets: "[]")
    let dump = try dump("warning: something {\n{ not json }\n{}\n  \(document)\n")
    #expect(dump.manifest.name == "p")
  }

  @Test func withoutADocumentTheFirstLinesAreShown() {
    #expect(throws: PackageDump.Failure.noDocument(firstLines: "error: no\nmanifest")) {
      try self.dump("error: no\nmanifest\n")
    }
    #expect(throws: PackageDump.Failure.noDocument(firstLines: "")) { try self.dump("") }
    #expect(throws: PackageDump.Failure.noPackage(missing: "targets")) { try self.dump(#"{"name": "p"}"#) }
  }

  @Test func settingsDecideTheLanguageMode() throws {
    let dump = try dump(
      package(
        targets: """
          [{"name": "A", "type": "regular", "settings": [{"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "6"}}}]},
           {"name": "B", "type": "regular", "settings": [
             {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-enable-bare-slash-regex"]}}},
             {"tool": "c", "kind": {"define": {"_0": "X"}}}]},
           {"name": "C", "type": "regular"}]
          """))
    #expect(dump.manifest.targets.map { dump.manifest.languageMode(of: $0) } == [.v6, .v6, .v5])
  }
}
