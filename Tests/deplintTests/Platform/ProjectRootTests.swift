import Testing

@testable import deplint

@Suite("Finding the root")
struct ProjectRootTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test func theNearestConfigurationWins() throws {
    try folder.write(".deplint.yml")
    try folder.write("a/.deplint.yml")
    try folder.write("a/b/Package.swift")
    try folder.makeFolder("a/b/.git")
    try folder.makeFolder("a/b/c")
    let root = try ProjectRoot.find(above: folder.at("a/b/c"))
    #expect(
      root
        == ProjectRoot(folder: folder.at("a"), reason: .configuration, configuration: folder.at("a/.deplint.yml")))
  }

  @Test func aFolderIsNoConfiguration() throws {
    try folder.makeFolder("a/.deplint.yml")
    try folder.makeFolder("a/.git")
    #expect(try ProjectRoot.find(above: folder.at("a")).reason == .workTree)
  }

  @Test func theWorkTreeComesBeforeThePackage() throws {
    try folder.write("a/.git", "gitdir: elsewhere\n")
    try folder.write("a/b/Package.swift")
    #expect(try ProjectRoot.find(above: folder.at("a/b")) == ProjectRoot(folder: folder.at("a"), reason: .workTree))
  }

  @Test func thePackageAndThePaths() throws {
    try folder.write("a/Package.swift")
    try folder.makeFolder("a/b")
    #expect(try ProjectRoot.find(above: folder.at("a/b")) == ProjectRoot(folder: folder.at("a"), reason: .package))
    try folder.makeFolder("c")
    #expect(try ProjectRoot.find(above: folder.at("c")) == ProjectRoot(folder: folder.at("c"), reason: .paths))
  }

  @Test func aConfigurationThatLeadsNowhereIsAnError() throws {
    try folder.makeFolder("a")
    try folder.link("a/.deplint.yml", to: "../shared/deplint.yml")
    #expect(throws: PlatformError(path: folder.at("a/.deplint.yml"), .missing)) {
      try ProjectRoot.find(above: folder.at("a"))
    }
  }

  @Test func anXcodeProjectIsARootWhereNothingElseIs() throws {
    try folder.makeFolder("a/Shop.xcodeproj")
    try folder.makeFolder("a/Shop/Clients")
    try folder.makeFolder("b/Shop.xcworkspace")
    #expect(
      try ProjectRoot.find(above: folder.at("a/Shop/Clients")) == ProjectRoot(folder: folder.at("a"), reason: .xcodeProject))
    #expect(try ProjectRoot.find(above: folder.at("b")) == ProjectRoot(folder: folder.at("b"), reason: .xcodeProject))
    try folder.write("a/Shop/Package.swift")
    #expect(try ProjectRoot.find(above: folder.at("a/Shop/Clients")).reason == .package)
  }

  @Test func aNamedConfiguration() throws {
    try folder.write("real/config.yml")
    try folder.write("a/.deplint.yml")
    try folder.makeFolder("b")
    try folder.link("b/mine.yml", to: "../real/config.yml")
    // A link counts where it stands.
    let root = try ProjectRoot.find(above: folder.at("a"), configuration: folder.at("a/../b/mine.yml"))
    #expect(
      root == ProjectRoot(folder: folder.at("b"), reason: .configuration, configuration: folder.at("b/mine.yml")))
    #expect(throws: PlatformError(path: folder.at("x.yml"), .missing)) {
      try ProjectRoot.find(above: folder.at("a"), configuration: folder.at("x.yml"))
    }
    #expect(throws: PlatformError(path: folder.at("a"), .isAFolder)) {
      try ProjectRoot.find(above: folder.at("a"), configuration: folder.at("a"))
    }
  }
}
