import SwiftLexer

extension Pass {
  /// Index of the `#Preview`, or of the type that conforms to `PreviewProvider`, around a token; or -1.
  package func preview(around token: Int) -> Int {
    var index = outline.declaration(around: token)
    while index >= 0 {
      let declaration = outline.declarations[index]
      if declaration.kind == .macroExpansion, let name = declaration.name.first, buffer[name].word == .Preview { return index }
      if declaration.kind.isNominal, let type = typeIndex(ofDeclaration: index),
        facts.types[type].inherits.contains(where: { QualifiedName.last($0.name) == "PreviewProvider" })
      {
        return index
      }
      index = Int(declaration.parent)
    }
    return -1
  }

  /// The first token that begins at an offset or behind it.
  package func token(at offset: UInt32) -> Int {
    var low = 0
    var high = buffer.count - 1
    while low < high {
      let middle = (low + high) / 2
      if buffer[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A comment stands between the first and the last byte of a range.
  package func hasComment(in range: SourceRange) -> Bool {
    buffer.comments.contains { range.start < $0.range.end && $0.range.start < range.end }
  }
}
