import SwiftLexer

/// The code of a type in one file: its declarations and extensions there, without the types that are nested in them.
struct OwnCode {
  struct Body {
    /// Index into `FileFacts.types`.
    var type: Int
    /// What stands between the braces.
    var tokens: Range<Int>
    /// Nested types, in source order.
    var nested: [Range<Int>]
  }

  private(set) var bodies: [Body] = []

  init(of type: TypeID, _ pass: borrowing Pass) {
    for site in pass.project.sites(of: type).sorted(by: { ($0.file, $0.type) < ($1.file, $1.type) }) where site.file == pass.fileIndex {
      let index = Int(pass.facts.types[Int(site.type)].declaration)
      let declaration = pass.outline.declarations[index]
      guard let body = declaration.body, body.count >= 2 else { continue }
      var nested: [Range<Int>] = []
      var next = index + 1
      while next < Int(declaration.subtreeEnd) {
        let inner = pass.outline.declarations[next]
        if inner.kind.isNominalOrExtension {
          nested.append(inner.tokens)
          next = max(next + 1, Int(inner.subtreeEnd))
        } else {
          next += 1
        }
      }
      bodies.append(Body(type: Int(site.type), tokens: body.lowerBound + 1..<body.upperBound - 1, nested: nested))
    }
  }

  /// A place stands in the type's own code.
  func contains(_ range: SourceRange, _ buffer: TokenBuffer) -> Bool {
    bodies.contains { body in
      func holds(_ tokens: Range<Int>) -> Bool { buffer.range(of: tokens).contains(range) }
      return holds(body.tokens) && !body.nested.contains(where: holds)
    }
  }
}
