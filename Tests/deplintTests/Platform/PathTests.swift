import Testing

@testable import deplint

@Suite("Paths as text")
struct PathTests {
  @Test(arguments: [
    ("", "."), (".", "."), ("./", "."), ("a//b/./c/../d/", "a/b/d"), ("../a", "../a"), ("a/../../b", "../b"),
    ("/", "/"), ("/..", "/"), ("/a/../../b", "/b"), ("a/..", "."), ("..a/...", "..a/..."),
  ])
  func normalising(path: String, expected: String) { #expect(Path.normalised(path) == expected) }

  @Test(arguments: [
    ("/r/a/b", "/r", "a/b"), ("/r", "/r", "."), ("/r/a", "/r/b/c", "../../a"), ("/ra", "/r", "../ra"), ("/a", "/", "a"),
    ("/", "/a", ".."),
  ])
  func relative(path: String, folder: String, expected: String) {
    #expect(Path.relative(path, to: folder) == expected)
  }

  @Test func joining() {
    #expect(Path.join("a", "b") == "a/b")
    #expect(Path.join("a/", "b") == "a/b")
    #expect(Path.join("a", "/b") == "/b")
    #expect(Path.join("", "b") == "b")
    #expect(Path.join("a", "") == "a")
    #expect(Path.join("/", "b") == "/b")
  }

  @Test func parentAndName() {
    #expect(Path.parent("/a/b") == "/a")
    #expect(Path.parent("/a") == "/")
    #expect(Path.parent("/") == "/")
    #expect(Path.parent("a") == ".")
    #expect(Path.name("/a/é.swift") == "é.swift")
    #expect(Path.name("a") == "a")
  }

  @Test func containing() {
    #expect(Path.contains("/r", "/r"))
    #expect(Path.contains("/r", "/r/a"))
    #expect(!Path.contains("/r", "/ra"))
    #expect(Path.contains("/", "/a"))
    #expect(Path.contains(".", "a"))
    #expect(Path.contains(".", "..a"))
    #expect(!Path.contains(".", "../a"))
    #expect(!Path.contains(".", ".."))
    #expect(Path.contains("a/b", "a/b/c"))
    // One character, two spellings: another folder.
    #expect(!Path.contains("/caf\u{E9}", "/cafe\u{301}/a"))
  }

  @Test func commonFolder() {
    #expect(Path.common(["/a/b/c", "/a/b", "/a/bc"]) == "/a")
    #expect(Path.common(["/a/b"]) == "/a/b")
    #expect(Path.common(["/a", "/b"]) == "/")
  }

  @Test func ancestors() {
    #expect(Path.ancestors("a/b/c") == ["a", "a/b"])
    #expect(Path.ancestors("a").isEmpty)
  }
}
