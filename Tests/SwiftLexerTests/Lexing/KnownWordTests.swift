import Testing

@testable import SwiftLexer

@Suite struct KnownWordTests {
  @Test func everyWordIsKnownByItsSpelling() {
    for word in KnownWord.allCases where word != .none {
      let buffer = Lexer.tokenize(SourceFile(path: "a.swift", text: "\(word.spelling) `\(word.spelling)`"))
      #expect(buffer[0].word == word)
      #expect(buffer[1].word == word)
      #expect(buffer.words == WordSet([word]))
    }
  }

  /// A word of more than eight letters is told from others by its beginning, too.
  @Test func aWordThatEndsLikeAKnownOneIsAnother() {
    for word in KnownWord.allCases where word != .none {
      for text in ["x" + word.spelling, word.spelling + "x", "X" + word.spelling.dropFirst() + "é"] {
        let buffer = Lexer.tokenize(SourceFile(path: "a.swift", text: text))
        #expect(buffer[0].word == KnownWord.allCases.first { $0 != .none && $0.spelling == text } ?? .none, "\(text)")
      }
      guard word.spelling.utf8.count > 8 else { continue }
      let buffer = Lexer.tokenize(SourceFile(path: "a.swift", text: "ß" + word.spelling.dropFirst()))
      #expect(buffer[0].word == .none)
      #expect(Lexer.tokenize(SourceFile(path: "a.swift", text: "Q" + word.spelling.dropFirst()))[0].word == .none)
    }
  }

  @Test func aSetHoldsEveryWord() {
    #expect(KnownWord.allCases.count <= WordSet.capacity)
    let all = WordSet(KnownWord.allCases)
    let some = WordSet([.Date])
    #expect(all.contains(.Date) && all.contains(.systemLibrary) && !some.contains(.UUID))
    #expect(all.intersects(some) && !some.intersects(WordSet([.UUID])) && !WordSet().intersects(all))
  }
}
