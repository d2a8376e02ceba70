package struct Lexer: ~Copyable {
  package static func tokenize(_ file: SourceFile) -> TokenBuffer {
    TokenBuffer(
      tokens: [Token(start: UInt32(file.count), length: 0, kind: .endOfFile)], comments: [], issues: [], words: WordSet())
  }
}
