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
      if byte >= 0x80 { return name.plainWords.contains { texts.contains($0) } }
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

extension String {
  /// The words of a name in camel case, in lower case and without diacritics.
  var plainWords: [String] {
    utf8.allSatisfy { $0 < 0x80 } ? plainWordsOfASCII : plainWordsOfAny
  }

  private var plainWordsOfASCII: [String] {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in utf8 {
      let isUpper = byte &- 0x41 < 26
      let isLetter = isUpper || byte &- 0x61 < 26
      if !word.isEmpty, isUpper || !isLetter {
        words.append(String(decoding: word, as: UTF8.self))
        word.removeAll(keepingCapacity: true)
      }
      if isLetter { word.append(byte | 0x20) }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }

  private var plainWordsOfAny: [String] {
    var words: [String] = []
    var word = ""
    for scalar in unicodeScalars {
      let isUpper = scalar.properties.isUppercase
      let isLetter = scalar.properties.isAlphabetic
      if isUpper || !isLetter {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isLetter { word += Self.plain(scalar) }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private static func plain(_ scalar: Unicode.Scalar) -> String {
    let lower = scalar.properties.lowercaseMapping
    return switch lower {
    case "á", "à", "â", "ä", "ã", "å": "a"
    case "é", "è", "ê", "ë": "e"
    case "í", "ì", "î", "ï": "i"
    case "ó", "ò", "ô", "ö", "õ": "o"
    case "ú", "ù", "û", "ü": "u"
    case "ñ": "n"
    case "ç": "c"
    default: lower
    }
  }
}
