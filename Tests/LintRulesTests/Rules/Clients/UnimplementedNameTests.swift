import SwiftLexer
import Testing

@testable import LintRules

/// How the name in a call of `unimplemented` is taken apart.
@Suite struct UnimplementedNameTests {
  private func read(_ literal: String) -> (UnimplementedName.Reading, SourceFile) {
    let file = SourceFile(path: "A.swift", text: literal)
    let buffer = Lexer.tokenize(file)
    let modules = ProjectModules(declared: []) { _ in [] }
    let facts = FileFacts(path: "A.swift", module: modules.unnamed)
    let pass = Pass(
      file: file, buffer: buffer, outline: Outline(), facts: facts, project: ProjectIndex(files: [facts], modules: modules))
    return (UnimplementedName.read(0..<buffer.count - 1, pass), file)
  }

  /// `prefix | words | tail`
  private func describe(_ literal: String) -> String {
    switch read(literal).0 {
    case .empty: return "empty"
    case .unknown: return "unknown"
    case .name(let name):
      let prefix =
        switch name.prefix {
        case .none: name.hasDot ? "." : ""
        case .ownType: "Self"
        case .type(let type): type
        }
      return "\(prefix) | \(name.components.map(\.text).joined(separator: " ")) | \(name.tail)"
    }
  }

  @Test(arguments: [
    (#""Deck.draw""#, " | Deck draw | end"),
    (#""Deck.draw(_:)""#, " | Deck draw | parenthesis"),
    (#""Deck.draw is unimplemented.""#, " | Deck draw | blank"),
    (#""Deck.draw.""#, " | Deck draw | end"),
    (#""Deck.draw. Override it""#, " | Deck draw | blank"),
    (#""Deck.`default`""#, " | Deck default | end"),
    (#""Deck.`default""#, " | Deck | other"),
    (#""Deck.1st""#, " | Deck | other"),
    (#"".draw""#, ". | draw | end"),
    (#""draw a card""#, " | draw | blank"),
    (#""draw…""#, " | draw | other"),
    (#""Déck.zieheKarte_2""#, " | Déck zieheKarte_2 | end"),
    (#""Deck/draw""#, " | Deck | other"),
    (##"#"Deck.draw"#"##, " | Deck draw | end"),
    (##"#"@Dependency(\.deck)"#"##, " |  | other"),
    (##"#"\.deck"#"##, " |  | other"),
    ("\"\"\"\n  Deck.draw\n  is it\n  \"\"\"", " | Deck draw | blank"),
  ]) func literals(literal: String, parts: String) { #expect(describe(literal) == parts) }

  @Test(arguments: [
    (#""\(Self.self).draw""#, "Self | draw | end"),
    (#""\(self).draw""#, "Self | draw | end"),
    (#""\(self.self).draw""#, "Self | draw | end"),
    (#""\(type(of: self)).draw(_:)""#, "Self | draw | parenthesis"),
    (#""\(String(describing: Self.self)).draw""#, "Self | draw | end"),
    (#""\(Deck.self).draw""#, "Deck | draw | end"),
    (#""\(Game.Deck<Int>.self).draw.one""#, "Game.Deck | draw one | end"),
    (#""\(Self.self)""#, "Self |  | end"),
    (#""\(Self.self).""#, "Self |  | end"),
    (#""\(Self.self) draw""#, "Self |  | blank"),
    (#""\(Self.self)draw""#, "Self |  | other"),
    (##"#"\#(Self.self).draw"#"##, "Self | draw | end"),
    (##"#"\(Self.self).draw"#"##, " |  | other"),
    ("\"\"\"\n  \\(Self.self).draw\n  \"\"\"", "Self | draw | end"),
    (#""\(Self.self).draw(\(1))""#, "Self | draw | parenthesis"),
  ]) func interpolations(literal: String, parts: String) { #expect(describe(literal) == parts) }

  @Test(arguments: [
    #""\(name).draw""#, #""\(Self.name).draw""#, #""\(type(of: other)).draw""#, #""\(Self.self).\(#function)""#,
    #""\(Self.self).draw\(1)""#, #""Deck.draw\(1)""#, #""\(#fileID).draw""#, #""\(Self.Nested.self).draw""#, #""\(deck.self).draw""#,
    #""Deck." + "draw""#, "name",
  ]) func whatNobodyCanTell(literal: String) { #expect(describe(literal) == "unknown") }

  @Test(arguments: [#""""#, ##"#""#"##, #""  ""#, "\"\"\"\n\"\"\"", "\"\"\"\n\n\"\"\""]) func nothing(literal: String) {
    #expect(describe(literal) == "empty")
  }

  @Test(arguments: [
    (#""Deck.draw""#, ["Deck", "draw"]), (#""\(Self.self).`é`.ñandú()""#, ["`é`", "ñandú"]), ("\"\"\"\n\t🎴\n\"\"\"", []),
    (#""Ünïcode.größe x""#, ["Ünïcode", "größe"]),
  ]) func rangesAreThoseOfTheWords(literal: String, words: [String]) {
    let (reading, file) = read(literal)
    guard case .name(let name) = reading else {
      Issue.record("\(reading)")
      return
    }
    #expect(name.components.map { file.text($0.range) } == words)
  }

  @Test(.timeLimit(.minutes(1))) func longNamesTakeNoTime() {
    let words = String(repeating: "größe.", count: 100_000)
    guard case .name(let name) = read("\"" + words + "end\"").0 else {
      Issue.record("a name")
      return
    }
    #expect(name.components.count == 100_001)
  }
}
