import SwiftLexer

/// `dump tokens`: `offset TAB length TAB kind` a line, in bytes; segments without bytes are left out.
enum DumpTokens {
  static func append(_ buffer: TokenBuffer, to output: inout [UInt8]) {
    let names = Dictionary(uniqueKeysWithValues: allKinds.map { ($0.rawValue, Array("\($0)".utf8)) })
    for token in buffer.tokens where token.length > 0 || token.kind == .endOfFile {
      output.append(contentsOf: String(token.start).utf8)
      output.append(UInt8(ascii: "\t"))
      output.append(contentsOf: String(token.length).utf8)
      output.append(UInt8(ascii: "\t"))
      output.append(contentsOf: names[token.kind.rawValue] ?? [])
      output.append(UInt8(ascii: "\n"))
    }
  }

  private static let allKinds: [Token.Kind] = (0...UInt8.max).compactMap(Token.Kind.init(rawValue:))
}
