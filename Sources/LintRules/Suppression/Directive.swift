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
  /// What looks like an expiry date and is none, from the word `until` on: `until: 2027-01-31`, `until 2027-02-31`.
  package var misspeltUntil: SourceRange?
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
    readReason(file, min(offset, end)..<end, into: &directive)
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

  private static func readReason(_ file: SourceFile, _ range: Range<Int>, into directive: inout Directive) {
    var words = self.words(file.storage, behindSeparators(file.storage, range)..<range.upperBound)
    if words.count >= 2, file.text(SourceRange(words[words.count - 2])) == "until",
      isDay(file.text(SourceRange(words[words.count - 1])))
    {
      directive.until = file.text(SourceRange(words[words.count - 1]))
      words.removeLast(2)
    } else {
      directive.misspeltUntil = misspeltUntil(file, words)
    }
    directive.reason = words.map { file.text(SourceRange($0)) }.joined(separator: " ")
  }

  private static func words(_ bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let start = offset
      while offset < range.upperBound, !isBlank(bytes[offset]) { offset += 1 }
      if offset > start { result.append(start..<offset) } else { offset += 1 }
    }
    return result
  }

  /// Where the text begins behind blanks, colons, hyphens and dashes (U+2013, U+2014: E2 80 93 and E2 80 94).
  private static func behindSeparators(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if isBlank(bytes[offset]) || bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: ":") {
        offset += 1
      } else if range.upperBound - offset >= 3, bytes[offset] == 0xE2, bytes[offset + 1] == 0x80,
        bytes[offset + 2] == 0x93 || bytes[offset + 2] == 0x94
      {
        offset += 3
      } else {
        break
      }
    }
    return offset
  }

  /// `until` with digits behind it that are no date, or a date that is not the end of the comment.
  private static func misspeltUntil(_ file: SourceFile, _ words: [Range<Int>]) -> SourceRange? {
    for (index, word) in words.enumerated() {
      let text = file.text(SourceRange(word)).lowercased()
      guard text.hasPrefix("until") else { continue }
      let rest = text.dropFirst(5).drop { $0 == ":" || $0 == "=" }
      if startsAsDate(rest) { return SourceRange(word) }
      guard rest.isEmpty, index + 1 < words.count else { continue }
      let next = words[index + 1]
      if startsAsDate(file.text(SourceRange(next))[...]) { return SourceRange(word.lowerBound..<next.upperBound) }
    }
    return nil
  }

  /// Digits and a separator of a date, or a year.
  private static func startsAsDate(_ text: Substring) -> Bool {
    let bytes = Array(text.utf8)
    let digits = bytes.prefix { $0 &- 0x30 < 10 }.count
    guard digits == 1 || digits == 2 || digits == 4 else { return false }
    if digits == bytes.count { return digits == 4 }
    return bytes.count > digits + 1 && [0x2D, 0x2E, 0x2F].contains(bytes[digits]) && bytes[digits + 1] &- 0x30 < 10
  }

  /// `yyyy-mm-dd`, a day that the calendar has.
  private static func isDay(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"), let year = Int(text.prefix(4)),
      let month = Int(text.dropFirst(5).prefix(2)), let day = Int(text.suffix(2)), 1...12 ~= month, year > 0
    else { return false }
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return 1...days[month - 1] ~= day
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
  }
}
