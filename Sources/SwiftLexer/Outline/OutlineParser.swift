/// Reads the outline of a file from its tokens. Total, linear, and no deeper in the call stack for a deeper nested file.
package struct OutlineParser {
  package static func parse(
    _ buffer: TokenBuffer, of file: SourceFile, depth: Outline.Depth = .interesting, recordStatements: Bool = false
  ) -> Outline {
    Outline()
  }
}
