import SwiftParser
import SwiftSyntax

/// What is compared. Each is a dump of this program and a verb of `deplint dump`.
enum Subject: String, CaseIterable {
  case tokens, decls, calls, imports

  /// The verb of `deplint dump` that prints the same.
  var verb: String { self == .decls ? "outline" : rawValue }

  /// - Parameter path: what `decls` prints as `path`.
  func write(_ tree: SourceFileSyntax, path: String, to output: inout Output) {
    switch self {
    case .tokens: dumpTokens(of: tree, to: &output)
    case .decls: DeclarationDump.write(tree, path: path, to: &output)
    case .calls: CallDump.write(tree, to: &output)
    case .imports: ImportDump.write(tree, to: &output)
    }
  }
}

/// Parses a file's bytes as they are on disk.
func parse(_ source: [UInt8]) -> SourceFileSyntax {
  source.withUnsafeBufferPointer { Parser.parse(source: $0) }
}
