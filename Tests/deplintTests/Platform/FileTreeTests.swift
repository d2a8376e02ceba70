import Foundation
import Testing

@testable import deplint

@Suite("Walking a folder")
struct FileTreeTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  func walk(starts: [String] = ["."], exclude: (String, Bool) -> Bool = { _, _ in false }) throws -> FileTree {
    try FileTree.walk(root: folder.path, starts: starts, exclude: exclude)
  }

  @Test func findsFilesByName() throws {
    for name in [
      "b.swift", "A/a.swift", "A/a.txt", "A/swift", "Package.swift", "P/Package@swift-6.0.swift", "P/Package.swift.o",
      ".deplint.yml", "App.xcodeproj/x.swift", ".hidden/h.swift", "A-B/c.swift",
    ] {
      try folder.write(name)
    }
    try folder.makeFolder("Dir.swift")
    try folder.makeFolder("Empty")
    let tree = try walk()
    #expect(
      tree.swiftFiles == [
        ".hidden/h.swift", "A-B/c.swift", "A/a.swift", "P/Package@swift-6.0.swift", "Package.swift", "b.swift",
      ])
    #expect(tree.manifests == ["P/Package@swift-6.0.swift", "Package.swift"])
    #expect(tree.configurations == [".deplint.yml"])
    #expect(tree.xcodeProjects == ["App.xcodeproj"])
    #expect(tree.skipped.isEmpty && tree.problems.isEmpty && tree.links.isEmpty)
  }

  @Test func excludedFoldersAreNotEntered() throws {
    for name in ["A/Gen/deep/x.swift", "A/y.swift", "A/z.swift"] { try folder.write(name) }
    var asked: [String] = []
    let tree = try walk { path, isFolder in
      asked.append(path + (isFolder ? "/" : ""))
      return path == "A/Gen" || path == "A/z.swift"
    }
    #expect(tree.swiftFiles == ["A/y.swift"])
    #expect(asked.sorted() == ["A/", "A/Gen/", "A/y.swift", "A/z.swift"])
  }

  @Test func linksAreNotFollowed() throws {
    let outside = try TestFolder()
    try outside.write("secret.swift")
    try folder.write("Real/a.swift")
    try folder.link("Inside", to: "Real")
    try folder.link("Outside", to: outside.path)
    try folder.link("out.swift", to: outside.at("secret.swift"))
    try folder.link("in.swift", to: "Real/a.swift")
    try folder.link("broken.swift", to: "nowhere")
    try folder.link("loop.swift", to: "loop.swift")
    try folder.link("Real/up", to: "..")
    try folder.link("readme", to: "Real/a.swift")
    let tree = try walk()
    #expect(tree.swiftFiles == ["Real/a.swift"])
    #expect(
      tree.links == [
        .init(path: "Inside", destination: "Real"), .init(path: "Outside", destination: nil),
        .init(path: "Real/up", destination: "."), .init(path: "broken.swift", destination: nil),
        .init(path: "in.swift", destination: "Real/a.swift"), .init(path: "loop.swift", destination: nil),
        .init(path: "out.swift", destination: nil),
      ])
    #expect(tree.skipped.map(\.path) == ["broken.swift", "loop.swift"])
  }

  @Test func whatCannotBeSourceIsNamed() throws {
    try folder.makeFIFO("Pipe.swift")
    try folder.makeFIFO("pipe")
    let tree = try walk()
    #expect(tree.skipped.map(\.description) == ["Pipe.swift: skipped: not a regular file"])
  }

  #if os(Linux)
    @Test func namesThatAreNotText() throws {
      let path = Array("\(folder.path)/b\u{1}.swift".utf8CString).map { $0 == 1 ? -1 : $0 }
      let descriptor = path.withUnsafeBufferPointer { creat($0.baseAddress!, 0o600) }
      try #require(descriptor >= 0)
      close(descriptor)
      defer { path.withUnsafeBufferPointer { _ = unlink($0.baseAddress!) } }
      let tree = try walk()
      #expect(tree.swiftFiles.isEmpty)
      #expect(tree.skipped.map(\.reason) == ["skipped: its name is not UTF-8"])
    }
  #endif

  @Test func startsLimitTheWalk() throws {
    for name in ["A/a.swift", "A/B/b.swift", "C/c.swift", "d.txt", "A/Gen/g.swift"] { try folder.write(name) }
    let all = try walk(starts: ["A", "A/B", "A/a.swift", "d.txt"])
    #expect(all.swiftFiles == ["A/B/b.swift", "A/Gen/g.swift", "A/a.swift"])
    let excluded = try walk(starts: ["A/Gen/g.swift"]) { path, _ in path == "A/Gen" }
    #expect(excluded.swiftFiles.isEmpty)
    let missing = try walk(starts: ["X"])
    #expect(missing.problems.map(\.description) == ["X: no such file or directory"])
  }

  @Test func missingRootIsAnError() throws {
    #expect(throws: PlatformError(path: folder.at("X"), .missing)) {
      try FileTree.walk(root: folder.at("X")) { _, _ in false }
    }
  }

  @Test func aThousandFoldersDeep() throws {
    // Longer than any path that the system takes at once.
    var path = ""
    var here = try System.openFile(folder.path, [.read, .folder])
    for index in 0..<1_000 {
      let name = "folder\(index)"
      try #require(mkdirat(here.number, name, 0o700) == 0)
      here = try System.openFile(name, in: here.number, [.read, .folder])
      path = Path.join(path, name)
    }
    let made = try System.openFile("deep.swift", in: here.number, [.write, .create])
    try System.writeAll(Array("let a = 1".utf8), to: made.number)
    let tree = try walk()
    #expect(tree.swiftFiles == [Path.join(path, "deep.swift")])
    #expect(tree.problems.isEmpty)
    let source = try FileReader(root: folder.path).source(tree.swiftFiles[0])
    #expect(source.count == 9)
    TemporaryFolder.remove(folder.at("folder0"))
    #expect(try folder.names().isEmpty)
  }

  @Test func exclusionReachesDown() {
    let exclude = { (path: String, isFolder: Bool) in path == "A" && isFolder }
    #expect(FileTree.isExcluded("A/b/c.swift", isFolder: false, by: exclude))
    #expect(FileTree.isExcluded("A", isFolder: true, by: exclude))
    #expect(!FileTree.isExcluded("B/A.swift", isFolder: false, by: exclude))
  }
}
