import LintRules
import SwiftLexer
import Testing

/// A change to a Swift file that must not change what is found in it, or must leave nothing to be found.
struct FixtureMutation: Sendable, CustomTestStringConvertible {
  enum Outcome: Sendable {
    /// The same findings; those from the inserted line on stand a line further down.
    case same(insertedLine: Int?)
    /// No findings.
    case silent
  }

  let name: String
  /// The changed bytes, or `nil` where the change makes no sense for the file.
  let apply: @Sendable (SourceFile) -> (bytes: [UInt8], outcome: Outcome)?

  var testDescription: String { name }

  /// What may stand in any file.
  static let harmless = [otherLineEnds, byteOrderMark, shebang, emojiComment]
  /// What takes the whole file away.
  static let silencing = [blockComment, rawString]

  static let otherLineEnds = FixtureMutation(name: "other line ends") { file in
    let hasCarriageReturns = file.bytes.contains(UInt8(ascii: "\r"))
    var bytes: [UInt8] = []
    for byte in file.bytes {
      switch byte {
      case UInt8(ascii: "\n"): bytes += hasCarriageReturns ? [byte] : [UInt8(ascii: "\r"), byte]
      case UInt8(ascii: "\r"): continue
      default: bytes.append(byte)
      }
    }
    return (bytes, .same(insertedLine: nil))
  }

  static let byteOrderMark = FixtureMutation(name: "byte order mark") { file in
    file.hasByteOrderMark ? nil : (SourceFile.byteOrderMark + file.bytes, .same(insertedLine: nil))
  }

  static let shebang = FixtureMutation(name: "shebang first") { file in
    file.hasShebang ? nil : insert("#!/usr/bin/env swift /* \"\n", into: file)
  }

  static let emojiComment = FixtureMutation(name: "emoji comment first") { file in
    insert("// 👷🏽‍♀️ Zoë \"quoted\n", into: file)
  }

  static let blockComment = FixtureMutation(name: "block comment") { file in
    guard !file.hasBrokenText else { return nil }
    // What opens or ends a comment inside would do so here, too.
    var bytes = Array("/*\n".utf8)
    for (index, byte) in file.bytes.enumerated() {
      let isBetween = byte == UInt8(ascii: "*")
        && (index > 0 && file.storage[index - 1] == UInt8(ascii: "/") || file.storage[index + 1] == UInt8(ascii: "/"))
      bytes.append(isBetween ? UInt8(ascii: "+") : byte)
    }
    return (bytes + Array("\n*/\n".utf8), .silent)
  }

  static let rawString = FixtureMutation(name: "raw string") { file in
    guard !file.hasBrokenText else { return nil }
    var longest = 0
    var length = 0
    for byte in file.bytes {
      length = byte == UInt8(ascii: "#") ? length + 1 : 0
      longest = max(longest, length)
    }
    let pounds = String(repeating: "#", count: longest + 1)
    return (Array("let text = \(pounds)\"\"\"\n".utf8) + file.bytes + Array("\n\"\"\"\(pounds)\n".utf8), .silent)
  }

  /// A directive for the whole file that names rules.
  static func suppression(of rules: [String]) -> FixtureMutation {
    FixtureMutation(name: "suppressed") { file in
      insert("// deplint:disable:file \(rules.joined(separator: ", ")) - mutation\n", into: file)
        .map { ($0.bytes, .silent) }
    }
  }

  /// Puts a line first: behind a byte order mark and a shebang.
  private static func insert(_ line: String, into file: SourceFile) -> (bytes: [UInt8], outcome: Outcome)? {
    var offset = file.hasByteOrderMark ? 3 : 0
    var number = 1
    if file.hasShebang {
      guard let end = file.bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      offset = end + 1
      number = 2
    }
    let bytes = file.bytes
    return (bytes[..<offset] + Array(line.utf8) + bytes[offset...], .same(insertedLine: number))
  }
}

extension SourceFile {
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  var bytes: [UInt8] { Array(storage[..<count]) }

  var isManifest: Bool { path == "Package.swift" || path.hasSuffix("/Package.swift") }

  fileprivate var hasShebang: Bool {
    bytes.dropFirst(hasByteOrderMark ? 3 : 0).starts(with: Array("#!".utf8))
  }

  /// It holds bytes that are an issue in comments and strings, too.
  fileprivate var hasBrokenText: Bool {
    bytes.dropFirst(hasByteOrderMark ? 3 : 0).contains { $0 < 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 || $0 == 0x7F }
      || Lexer.tokenize(self).issues.contains { $0.kind == .invalidUTF8 }
  }
}
