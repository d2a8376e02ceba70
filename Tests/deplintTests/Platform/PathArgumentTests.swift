import Testing

@testable import deplint

@Suite("PATHS of the command line")
struct PathArgumentTests {
  let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write("Sources/A.swift")
    try folder.write("README.md")
    try folder.makeFIFO("Pipe.swift")
    try folder.link("Link.swift", to: "Sources/A.swift")
  }

  func resolve(_ spellings: String...) -> [PathArgument] {
    PathArgument.resolve(spellings, workingFolder: folder.path)
  }

  @Test func kinds() {
    let arguments = resolve("Sources", "Sources/A.swift", "README.md", "Pipe.swift", "Sorces", "README.md/x", "")
    #expect(
      arguments.map(\.kind) == [
        .folder, .swiftFile, .otherFile, .special, .inaccessible(PlatformError(path: "Sorces", .missing)),
        .inaccessible(PlatformError(path: "README.md/x", .notAFolder)),
        .inaccessible(PlatformError(path: "", .missing)),
      ])
    guard case .inaccessible(let error) = arguments[4].kind else { return }
    #expect(error.isMissing)
    #expect(error.description == "Sorces: no such file or directory")
  }

  @Test func oneFileHasOnePathHoweverItIsSpelt() {
    let arguments = resolve(
      "Sources/A.swift", folder.at("Sources/A.swift"), "./Sources/../Sources/A.swift", "Link.swift", "Sources/",
      "Sources")
    #expect(arguments.map(\.path) == [folder.at("Sources/A.swift"), folder.at("Sources")])
    #expect(arguments.map(\.spelling) == ["Sources/A.swift", "Sources/"])
  }

  @Test func selection() {
    let arguments = resolve("Sources", "README.md")
    #expect(arguments[0].selects(folder.at("Sources/A.swift")))
    #expect(!arguments[0].selects(folder.at("SourcesB/A.swift")))
    #expect(arguments[1].selects(folder.at("README.md")))
    #expect(arguments.map(\.folder) == [folder.at("Sources"), folder.path])
  }
}
