import Foundation
import Testing

@testable import deplint

@Suite("The cache of dumps")
struct DumpCacheTests {
  let folder: TestFolder
  let cache: DumpCache
  let bytes = Array("{\n  \"name\": \"p\"\n}\n".utf8)

  init() throws {
    folder = try TestFolder()
    cache = DumpCache(folder: folder.at("x/y"))
  }

  @Test func roundTrip() throws {
    #expect(cache.get("0a") == nil)
    cache.put(bytes, for: "0a")
    #expect(cache.get("0a") == bytes)
    #expect(cache.get("0b") == nil)
    cache.put([], for: "0a")
    #expect(cache.get("0a") == [])
    #expect(try folder.names() == ["x"])
  }

  @Test func damagedEntriesCountAsMissing() throws {
    cache.put(bytes, for: "0a")
    let whole = try Data(contentsOf: URL(fileURLWithPath: folder.at("x/y/0a.dump")))
    var changed = whole
    changed[changed.count - 3] ^= 1
    for damaged in [whole.dropLast(), whole + [0x20], changed, whole.prefix(5), Data(), Data("\n".utf8) + whole] {
      try folder.write("x/y/0a.dump", bytes: Array(damaged))
      #expect(cache.get("0a") == nil)
    }
    try folder.write("x/y/0a.dump", bytes: Array(whole))
    #expect(cache.get("0a") == bytes)
  }

  @Test func keysCannotLeaveTheFolder() throws {
    for key in ["", "../0a", "a/b", "é", "0 a"] {
      cache.put(bytes, for: key)
      #expect(cache.get(key) == nil)
    }
    #expect(try folder.names().isEmpty)
  }

  @Test func unusableFolders() throws {
    try folder.write("file")
    let cache = DumpCache(folder: folder.at("file/sub"))
    cache.put(bytes, for: "0a")
    #expect(cache.get("0a") == nil)
    let none = DumpCache(folder: nil)
    none.put(bytes, for: "0a")
    #expect(none.get("0a") == nil)
  }

  @Test func place() throws {
    #expect(DumpCache(environment: Environment(["DEPLINT_CACHE_DIR": "/c/", "HOME": "/h"])).folder == "/c")
    let relative = DumpCache(environment: Environment(["DEPLINT_CACHE_DIR": "c"])).folder
    #expect(try relative == Path.join(System.workingFolder(), "c"))
    #expect(DumpCache(environment: Environment(["XDG_CACHE_HOME": "/x", "HOME": "/h"])).folder == "/x/deplint")
    #expect(DumpCache(environment: Environment([:])).folder == nil)
    let usual = DumpCache(environment: Environment(["XDG_CACHE_HOME": "x", "HOME": "/h"])).folder
    #if canImport(Darwin)
      #expect(usual == "/h/Library/Caches/deplint")
    #else
      #expect(usual == "/h/.cache/deplint")
    #endif
  }
}
