import Foundation
import LintRules
import SwiftLexer

/// The package's own sources, read with its own lexer.
enum SourceTree {
  struct File: Sendable {
    /// Relative to the package: `Sources/LintRules/Model/Rule.swift`.
    let source: SourceFile
    let buffer: TokenBuffer
    let outline: Outline

    var path: String { source.path }
    /// `SwiftLexer` of `Sources/SwiftLexer/…`.
    var target: String { String(path.split(separator: "/")[1]) }

    func text(_ token: Int) -> String { source.text(buffer[token].range) }

    /// `path:line` of a token.
    func place(_ token: Int) -> String {
      "\(path):\(LineTable(source).position(at: buffer[token].start).line)"
    }
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// Sorted by path.
  static let sources = files(below: "Sources")
  /// Fixtures are none.
  static let tests = files(below: "Tests").filter { !$0.path.hasPrefix("Tests/Fixtures/") }

  static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(path)")), as: UTF8.self)
  }

  private static func files(below folder: String) -> [File] {
    let paths = (FileManager.default.subpaths(atPath: "\(root)/\(folder)") ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    return paths.filter { folder != "Tests" || !$0.hasPrefix("Fixtures/") }.compactMap { path in
      guard let data = FileManager.default.contents(atPath: "\(root)/\(folder)/\(path)") else { return nil }
      let source = SourceFile(path: "\(folder)/\(path)", bytes: [UInt8](data))
      let buffer = Lexer.tokenize(source)
      return File(source: source, buffer: buffer, outline: OutlineParser.parse(buffer, of: source))
    }
  }
}
