extension String {
  /// The words of a name in camel case, in lower case and without diacritics.
  var plainWords: [String] {
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
