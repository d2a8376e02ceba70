import LintRules
import SwiftLexer
import Testing

/// Which region each piece of code is in. A name `in_X` in the sources stands where the place, or the world, has to be X.
@Suite struct RegionsTests {
  @Test(arguments: RegionSample.all) func everyNameStandsInItsRegion(_ sample: RegionSample) {
    let project = RegionProject(sample.files)
    var found = 0
    for file in project.files {
      let regions = project.regions(of: file)
      for index in file.buffer.tokens.indices where file.buffer[index].kind == .identifier {
        let text = file.source.text(file.buffer[index].range)
        guard text.hasPrefix("in_") else { continue }
        let region = regions.region(atToken: index)
        let actual = region.world == .app ? region.place.name : "\(region.world)"
        #expect(actual == text.dropFirst(3), "\(file.source.path): \(text) near '\(file.context(of: index))'")
        found += 1
      }
    }
    #expect(found > 0)
  }

  @Test func intervalsCoverTheFileInOrder() {
    for sample in RegionSample.all {
      let project = RegionProject(sample.files)
      for file in project.files {
        let intervals = project.regions(of: file).intervals
        #expect(intervals.first?.start == 0)
        for (before, after) in zip(intervals, intervals.dropFirst()) {
          #expect(before.start < after.start)
          #expect(before.region != after.region)
          #expect(after.start < file.buffer.count)
        }
      }
    }
  }

  @Test func offsetsAskForTheTokenThatTheyStandIn() {
    let project = RegionProject([("F.swift", "struct Feature: Reducer { func reduce() {} }\nlet a = 1\n")])
    let file = project.files[0]
    let regions = project.regions(of: file)
    #expect(regions.region(at: 3, in: file.buffer).place == .reducer)
    #expect(regions.region(at: 44, in: file.buffer).place == .none || regions.region(at: 44, in: file.buffer).place == .reducer)
    #expect(regions.region(at: 46, in: file.buffer).place == .none)
  }

  @Test func anyPrefixOfAFileHasRegions() {
    for sample in RegionSample.all {
      for (path, text) in sample.files {
        let bytes = Array(text.utf8)
        for length in stride(from: 0, through: bytes.count, by: 7) {
          let project = RegionProject([(path, String(decoding: bytes[..<length], as: UTF8.self))])
          #expect(!project.regions(of: project.files[0]).intervals.isEmpty)
        }
      }
    }
  }
}

/// Files that are read and indexed as one project without a manifest.
struct RegionProject {
  struct File {
    var source: SourceFile
    var buffer: TokenBuffer
    var outline: Outline

    func context(of token: Int) -> String {
      source.text(buffer.range(of: max(0, token - 4)..<min(buffer.count, token + 4))).replacing("\n", with: " ")
    }
  }

  let files: [File]
  let index: ProjectIndex

  init(_ texts: [(path: String, text: String)]) {
    files = texts.map { path, text in
      let source = SourceFile(path: path, text: text)
      let buffer = Lexer.tokenize(source)
      return File(source: source, buffer: buffer, outline: OutlineParser.parse(buffer, of: source, depth: .full))
    }
    let modules = ProjectModules(declared: []) { _ in [] }
    index = ProjectIndex(
      files: files.map { FactCollector.collect($0.source, $0.buffer, $0.outline, module: modules.unnamed) }, modules: modules)
  }

  func facts(of path: String) -> FileFacts? { index.files.first { $0.path == path } }

  func regions(of file: File) -> Regions {
    guard let facts = facts(of: file.source.path) else { return .none }
    return Regions.read(file.buffer, of: file.source, file.outline, facts, index)
  }
}
