/// Words that names are asked for, by their bytes: most names hold none of them, and no text is made to find that.
package struct WordList: Sendable {
  /// At most 16 letters, packed.
  private struct Word: Sendable, Equatable {
    var high: UInt64 = 0
    var low: UInt64 = 0
    var length = 0

    mutating func append(_ byte: UInt8) {
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(byte)
      length += 1
    }
  }

  private let texts: [String]
  private let words: [Word]
  /// Bit n: a word begins with the nth letter of the alphabet.
  private let initials: UInt32
  /// Bit n: a word has n letters.
  private let lengths: UInt32

  /// - Parameter words: of ASCII letters in lower case, no more than 16 each.
  package init(_ words: [String]) {
    texts = words
    self.words = words.map { $0.utf8.reduce(into: Word()) { $0.append($1) } }
    initials = words.reduce(0) { $0 | 1 << UInt32(($1.utf8.first ?? 0x61) &- 0x61) }
    lengths = self.words.reduce(0) { $0 | 1 << UInt32($1.length) }
  }

  /// Whether one of the words of a name in camel case is one of these; case and diacritics do not count.
  package func containsWord(of name: String) -> Bool {
    var word = Word()
    var initial: UInt8 = 0
    for byte in name.utf8 {
      if byte >= 0x80 { return name.camelCaseWords.contains { texts.contains($0) } }
      let isUpper = byte &- 0x41 < 26
      if isUpper || byte &- 0x61 >= 26 {
        if contains(word, initial) { return true }
        word = Word()
        guard isUpper else { continue }
      }
      if word.length == 0 { initial = byte | 0x20 }
      word.append(byte | 0x20)
    }
    return contains(word, initial)
  }

  private func contains(_ word: Word, _ initial: UInt8) -> Bool {
    guard word.length > 0, word.length <= 16, lengths >> UInt32(word.length) & 1 != 0, initials >> UInt32(initial &- 0x61) & 1 != 0 else {
      return false
    }
    return words.contains(word)
  }
}
