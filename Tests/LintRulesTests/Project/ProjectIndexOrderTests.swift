import LintRules
import SwiftLexer
import Testing

/// The index is a pure function of the facts of all files, whatever their order.
@Suite struct ProjectIndexOrderTests {
  @Test(arguments: FixtureCase.all.filter { $0.files.count > 1 })
  func answersDoNotDependOnTheOrderOfFiles(_ fixture: FixtureCase) {
    let modules = FixtureModules(fixture)
    let facts = fixture.sourceFiles.map { file in
      let buffer = Lexer.tokenize(file)
      return FactCollector.collect(file, buffer, OutlineParser.parse(buffer, of: file), module: modules.module(of: file.path))
    }
    let base = described(ProjectIndex(files: facts, modules: modules.modules, incomplete: [], graph: modules.context))
    var random = SeededGenerator(seed: 11)
    for _ in 0..<6 {
      let shuffled = facts.shuffled(using: &random)
      let index = ProjectIndex(files: shuffled, modules: modules.modules, incomplete: [], graph: modules.context)
      #expect(described(index) == base, "\(fixture.name)")
    }
  }

  private func described(_ index: ProjectIndex) -> [String] {
    let types = index.declared.map { "\($0)" }
    let keys = index.keys.map { key in
      "\(key) \(index.value(.test, of: key)) \(index.value(.preview, of: key)) \(index.value(.live, of: key))"
    }
    return index.files.map(\.path) + types + keys
  }
}
