import LintRules
import SwiftLexer
import Testing

@testable import deplint

@Suite struct DumpRegionsTests {
  @Test func aLineAnIntervalFromItsFirstTokenToItsLast() {
    let text = """
      // a comment
      import ComposableArchitecture

      struct Feature: Reducer {
        struct State { var at = 1 }
        func f() -> Effect<Action> { .run { send in } }
      }
      #Preview { Text("") }

      """
    let file = SourceFile(path: "F.swift", text: text)
    let buffer = Lexer.tokenize(file)
    let outline = OutlineParser.parse(buffer, of: file, depth: .full)
    let modules = ProjectModules(declared: []) { _ in [] }
    let facts = FactCollector.collect(file, buffer, outline, module: modules.unnamed)
    let regions = Regions.read(buffer, of: file, outline, facts, ProjectIndex(files: [facts], modules: modules))
    var output: [UInt8] = []
    DumpRegions.append(regions, buffer, to: &output)
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    #expect(lines.map { $0[2] + " " + $0[3] } == [
      "app none", "app reducer", "app state", "app reducer", "app effect", "app reducer", "preview none",
    ])
    let texts = lines.map { line in
      let start = Int(line[0]) ?? 0
      return file.text(SourceRange(start..<start + (Int(line[1]) ?? 0)))
    }
    #expect(texts[0] == "import ComposableArchitecture")
    #expect(texts[1] == "struct Feature: Reducer {")
    #expect(texts[2] == "struct State { var at = 1 }")
    #expect(texts[4] == "{ send in }")
    #expect(texts[6] == "#Preview { Text(\"\") }")
  }
}
