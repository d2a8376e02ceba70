import SwiftLexer

/// Dotted names as the index compares them: `Outer.Client`, back quotes and generic arguments left out.
package enum QualifiedName {
  /// Longer names are cut, and types that stand deeper in one another have a name for themselves alone: with a name for each
  /// level they would take the square of their number.
  package static let mostWords = 32

  /// Reads the name that a type's tokens begin with; `nil` where they begin with none (`[Int]`, `(A) -> B`).
  package static func read(_ tokens: Range<Int>, _ buffer: TokenBuffer, _ file: SourceFile) -> String? {
    var name = ""
    var wantsWord = true
    var depth = 0
    var words = 0
    for index in tokens {
      let token = buffer[index]
      if depth == 0, wantsWord {
        guard token.kind.isWord, token.kind != .wildcard else { return name.isEmpty ? nil : name }
        if !name.isEmpty { name += "." }
        name += word(token, file)
        words += 1
        if words == mostWords { return name }
        wantsWord = false
      } else if token.kind.isOperator || token.kind == .postfixQuestionMark || token.kind == .arrow {
        var changed = false
        for byte in file.storage[token.range.bytes] {
          if byte == UInt8(ascii: "<") { depth += 1; changed = true }
          if byte == UInt8(ascii: ">") { depth = max(0, depth - 1); changed = true }
        }
        if !changed, depth == 0 { return name }
      } else if depth == 0 {
        guard token.kind == .period || token.kind == .colonColon else { return name }
        wantsWord = true
      }
    }
    return name.isEmpty ? nil : name
  }

  /// A word without its back quotes, its first 256 bytes if it is longer: `String` compares by canonical equivalence, which
  /// takes the square of the time for a name that is a pile of combining marks.
  package static func word(_ token: Token, _ file: SourceFile) -> String {
    var range = token.range
    if token.flags.contains(.backquoted), range.length >= 2 { range = SourceRange(start: range.start + 1, end: range.end - 1) }
    range.end = min(range.end, range.start + longestWord)
    return file.text(range)
  }

  private static let longestWord: UInt32 = 256

  package static func last(_ name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.utf8.index(after: dot)...])
  }

  package static func first(_ name: String) -> String {
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[..<dot])
  }

  /// What stands around the last component; empty for a name of one.
  package static func parent(_ name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(name[..<dot])
  }
}
