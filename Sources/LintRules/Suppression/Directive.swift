import SwiftLexer

/// A comment that tells deplint to be silent: `// deplint:disable:next rule[, rule] - reason`.
package struct Directive: Sendable {
  package enum Scope: Sendable, Equatable {
    /// The whole next statement or declaration.
    case next
    /// The lines of the comment itself.
    case this
    case file
    /// From here to `deplint:enable` of the same rule, or to the end of the file.
    case region
    /// `deplint:enable`.
    case end
    /// A word that is no directive.
    case unknown(String)
  }

  package struct Name: Sendable {
    package var id: String
    package var range: SourceRange
  }

  package var scope: Scope
  package var names: [Name]
  /// Behind the list, without an expiry date; empty where none is given.
  package var reason: String
  /// `yyyy-mm-dd`: the last day on which it holds.
  package var until: String?
  /// The whole comment.
  package var range: SourceRange
  /// The word `deplint:…`.
  package var keyword: SourceRange
  /// Index of the token behind the comment.
  package var nextToken: Int
  /// No code stands before it; a shebang is none.
  package var isInFirstComments: Bool

  /// The directives of a file, in source order. Never in documentation or text.
  package static func read(_ file: SourceFile, _ buffer: TokenBuffer) -> [Directive] {
    var result: [Directive] = []
    let firstToken = buffer[0].kind == .shebang ? 1 : 0
    for comment in buffer.comments where comment.kind == .line || comment.kind == .block {
      guard var directive = read(comment, file) else { continue }
      directive.isInFirstComments = directive.nextToken == firstToken
      result.append(directive)
    }
    return result
  }

  private static let marker = Array("deplint:".utf8)

  private static func read(_ comment: Comment, _ file: SourceFile) -> Directive? {
    let bytes = file.storage
    var offset = Int(comment.range.start) + 2
    var end = Int(comment.range.end)
    if comment.kind == .block, end - offset >= 2, bytes[end - 1] == UInt8(ascii: "/"), bytes[end - 2] == UInt8(ascii: "*") { end -= 2 }
    while offset < end, isBlank(bytes[offset]) { offset += 1 }
    let start = offset
    guard end - offset > marker.count, bytes[offset..<offset + marker.count].elementsEqual(marker) else { return nil }
    offset += marker.count
    while offset < end, isWord(bytes[offset]) || bytes[offset] == UInt8(ascii: ":") { offset += 1 }
    // A colon behind the word ends the (empty) list; it is not part of the word.
    while offset > start, bytes[offset - 1] == UInt8(ascii: ":") { offset -= 1 }
    let word = file.text(SourceRange(start + marker.count..<max(offset, start + marker.count)))
    var directive = Directive(
      scope: scope(of: word), names: [], reason: "", until: nil, range: comment.range,
      keyword: SourceRange(start..<max(offset, start + marker.count)), nextToken: Int(comment.nextToken),
      isInFirstComments: false)
    offset = readNames(file, offset, end, into: &directive)
    readReason(file.text(SourceRange(min(offset, end)..<end)), into: &directive)
    return directive
  }

  private static func scope(of word: String) -> Scope {
    switch word {
    case "disable": .region
    case "disable:next": .next
    case "disable:this": .this
    case "disable:file": .file
    case "enable": .end
    default: .unknown(word)
    }
  }

  /// - Returns: the offset at which the reason begins.
  private static func readNames(_ file: SourceFile, _ start: Int, _ end: Int, into directive: inout Directive) -> Int {
    let bytes = file.storage
    var offset = start
    while true {
      while offset < end, isBlank(bytes[offset]) || bytes[offset] == UInt8(ascii: ",") { offset += 1 }
      let first = offset
      while offset < end, isWord(bytes[offset]) || (bytes[offset] == UInt8(ascii: "-") && offset > first) { offset += 1 }
      guard offset > first else { return offset }
      let range = SourceRange(first..<offset)
      let name = file.text(range)
      // An expiry date without a reason.
      if name == "until", !directive.names.isEmpty { return first }
      directive.names.append(Name(id: name, range: range))
      // Blanks and a comma lead to the next name; blanks alone to a name only where no dash or colon follows them.
      var next = offset
      while next < end, isBlank(bytes[next]) { next += 1 }
      guard next < end, bytes[next] == UInt8(ascii: ",") || isWord(bytes[next]) else { return next }
    }
  }

  private static func readReason(_ text: String, into directive: inout Directive) {
    var reason = text[...]
    while let first = reason.unicodeScalars.first, " \t\r\n-—–:".unicodeScalars.contains(first) { reason = reason.dropFirst() }
    while let last = reason.unicodeScalars.last, " \t\r\n".unicodeScalars.contains(last) { reason = reason.dropLast() }
    let words = reason.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r\n" })
    if words.count >= 2, words[words.count - 2] == "until", isDate(words[words.count - 1]) {
      directive.until = String(words[words.count - 1])
      reason = words.dropLast(2).joined(separator: " ")[...]
    }
    directive.reason = String(reason)
  }

  private static func isDate(_ text: Substring) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 10 else { return false }
    return bytes.indices.allSatisfy { index in
      index == 4 || index == 7 ? bytes[index] == UInt8(ascii: "-") : bytes[index] >= UInt8(ascii: "0") && bytes[index] <= UInt8(ascii: "9")
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
  }
}
