import Testing

@testable import LintRules

@Suite struct PathTextTests {
  @Test(
    arguments: [
      ("", ""), (".", ""), ("./a//b/", "a/b"), ("a/../b", "b"), ("../a/./b/..", "../a"), ("a/../../b", "../b"), ("/a/../../b", "/b"),
    ])
  func normalizes(path: String, expected: String) {
    #expect(PathText.normalized(path) == expected)
  }

  @Test func joins() {
    #expect(PathText.joined("", "../a") == "../a")
    #expect(PathText.joined("app", "../core") == "core")
    #expect(PathText.joined("app", "/core/") == "/core")
    #expect(PathText.joined("app", "") == "app")
  }

  @Test func relativePathsLeadFromOneFolderToAnother() {
    #expect(PathText.relative("/w/core", to: "/w/app") == "../core")
    #expect(PathText.relative("/w/app/core", to: "/w/app") == "core")
    #expect(PathText.relative("/w/app", to: "/w/app") == "")
    #expect(PathText.relative("core", to: "/w/app") == "core")
  }

  @Test func wholeComponentsCount() {
    #expect(PathText.contains("Sources/Client", "Sources/Client/a.swift"))
    #expect(PathText.contains("Sources/Client", "Sources/Client"))
    #expect(!PathText.contains("Sources/Client", "Sources/ClientOld/a.swift"))
    #expect(PathText.contains("", "a/b"))
    #expect(!PathText.contains("", "../a"))
  }

  @Test func moduleNamesAreThoseOfTheCompiler() {
    #expect(ModuleName.make(from: "My-Lib") == "My_Lib")
    #expect(ModuleName.make(from: "2D.Draw") == "_D_Draw")
    #expect(ModuleName.make(from: "Coenttb Web") == "Coenttb_Web")
    #expect(ModuleName.make(from: "Größe2") == "Größe2")
  }
}
