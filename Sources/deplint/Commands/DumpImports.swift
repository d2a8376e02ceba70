import LintRules
import SwiftLexer

/// `dump imports`: `offset TAB path offset TAB kind TAB "path" TAB modifiers TAB attributes` a line, in bytes.
enum DumpImports {
  static func append(_ outline: Outline, _ buffer: TokenBuffer, _ file: SourceFile, to output: inout [UInt8]) {
    func text(_ tokens: Range<Int>) -> String { file.text(buffer.range(of: tokens)) }
    for item in outline.imports {
      let declaration = outline.declarations[Int(item.declaration)]
      let modifiers = outline.modifiers[declaration.modifiers].map { JSONText.string(file.text(buffer[Int($0)].range)) }
      let attributes = outline.attributes[declaration.attributes].map { JSONText.string(text($0.tokens)) }
      let columns = [
        String(buffer[declaration.tokens.lowerBound].start), String(buffer[item.module].start),
        item.kind.map { file.text(buffer[$0].range) } ?? "", JSONText.string(text(item.path)).compact,
        JSONText.array(modifiers).compact, JSONText.array(attributes).compact,
      ]
      output += Array((columns.joined(separator: "\t") + "\n").utf8)
    }
  }
}
