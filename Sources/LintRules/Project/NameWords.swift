import SwiftLexer

/// Names that say that a value is made up.
package enum SampleNames {
  private static let words = WordList([
    "mock", "mocks", "mocked", "preview", "previews", "sample", "samples", "demo", "stub", "stubs", "stubbed", "fake", "fakes", "noop",
  ])

  /// One of the words of a name in camel case is one of those.
  package static func contains(_ name: String) -> Bool { words.containsWord(of: name) }
}

/// Names of what is told about the program and does nothing that the program depends on.
package enum ObserverNames {
  private static let words: Set<String> = [
    "analytics", "telemetry", "track", "tracking", "log", "logger", "logging", "metrics", "metric", "crash", "print", "signpost",
    "breadcrumb", "crashlytics", "trace", "os_log", "nslog", "dump",
  ]

  package static func contains(_ name: String) -> Bool {
    words.contains(name.lowercased()) || name.camelCaseWords.contains { words.contains($0) }
  }
}

extension String {
  /// The words of a name in camel case, in lower case and without diacritics: `ClienteAnalítica` is `cliente` and `analitica`.
  var camelCaseWords: [String] {
    var words: [String] = []
    var word = ""
    for scalar in unicodeScalars {
      let isUpper: Bool
      let isLetter: Bool
      if scalar.isASCII {
        isUpper = scalar.value &- 0x41 < 26
        isLetter = isUpper || scalar.value &- 0x61 < 26
      } else {
        isUpper = scalar.properties.isUppercase
        isLetter = scalar.properties.isAlphabetic
      }
      if isUpper || !isLetter {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isLetter { word += Self.plain(scalar, isUpper: isUpper) }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private static func plain(_ scalar: Unicode.Scalar, isUpper: Bool) -> String {
    if scalar.isASCII { return String(isUpper ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar) }
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

extension SourceFile {
  /// Whether a word's text, back quotes left out, is this one.
  func isText(_ token: Token, _ text: String) -> Bool {
    var bytes = token.range.bytes
    if token.flags.contains(.backquoted), bytes.count >= 2 { bytes = bytes.lowerBound + 1..<bytes.upperBound - 1 }
    return bytes.count == text.utf8.count && storage[bytes].elementsEqual(text.utf8)
  }
}
