import Foundation
import SwiftLexer
import Testing

/// Any bytes give tokens that tile them, and an outline: nothing traps, whatever is cut off or changed.
@Suite struct LexerTotalityTests {
  /// Lengths of the prefixes that are looked at: all of a small file, else a few. `DEPLINT_THOROUGH=1` takes all of files
  /// up to 4 KB.
  private static func prefixes(of file: SourceFile, _ random: inout SeededGenerator) -> [Int] {
    if file.count <= (isThorough ? 4096 : 400) { return Array(0..<file.count) }
    let number = isThorough ? 200 : file.count <= 4096 ? 100 : 20
    return (0..<number).map { _ in Int.random(in: 0..<file.count, using: &random) }.sorted()
  }

  private static let isThorough = ProcessInfo.processInfo.environment["DEPLINT_THOROUGH"] == "1"

  @Test(arguments: FixtureSources.all.map(\.path)) func prefixesAreRead(_ path: String) {
    guard let file = FixtureSources.all.first(where: { $0.path == path }) else { return }
    var random = SeededGenerator(seed: UInt64(file.count))
    for count in Self.prefixes(of: file, &random) {
      guard let problem = problem(Array(file.storage[..<count])) else { continue }
      Issue.record("the first \(count) bytes of \(path): \(problem)")
      return
    }
  }

  @Test(arguments: FixtureSources.all.map(\.path)) func changedBytesAreRead(_ path: String) {
    guard let file = FixtureSources.all.first(where: { $0.path == path }), file.count > 0 else { return }
    var random = SeededGenerator(seed: UInt64(file.count) &+ 1)
    for round in 0..<(file.count <= 4096 ? 20 : 5) {
      var bytes = file.bytes
      for _ in 0...(round % 4) {
        let offset = Int.random(in: 0..<bytes.count, using: &random)
        bytes[offset] = Self.interesting.randomElement(using: &random) ?? bytes[offset] ^ 0x20
      }
      guard let problem = problem(bytes) else { continue }
      Issue.record("\(path), changed in round \(round): \(problem)")
      return
    }
  }

  @Test func randomBytesAreRead() {
    var random = SeededGenerator(seed: 3)
    for round in 0..<400 {
      let length = Int.random(in: 0..<120, using: &random)
      let bytes = (0..<length).map { _ in
        round.isMultiple(of: 2) ? UInt8.random(in: 0...255, using: &random) : Self.interesting.randomElement(using: &random) ?? 0
      }
      #expect(problem(bytes) == nil, "\(bytes)")
    }
  }

  /// Bytes that begin or end something.
  private static let interesting = Array("\"\\#(){}[]<>/*`'$@:;,.?!&=-_ \n\r\t0xaZ".utf8) + [0, 0x7F, 0x80, 0xC3, 0xA9, 0xEF, 0xFF]

  private func problem(_ bytes: [UInt8]) -> String? {
    let file = SourceFile(path: "t.swift", bytes: bytes)
    let buffer = Lexer.tokenize(file)
    if let problem = TilingChecker.problem(in: buffer, of: file) { return problem }
    let outline = OutlineParser.parse(buffer, of: file, depth: .full, recordStatements: true)
    for declaration in outline.declarations where declaration.tokens.isEmpty || declaration.tokens.upperBound >= buffer.count {
      return "a declaration of tokens \(declaration.tokens)"
    }
    return nil
  }
}
