import LintRules

/// Text from source files (names, snippets, paths) must not command what displays it.
///
/// Two dangers, two remedies. Characters that move a cursor, hide or turn text round are shown by their code point
/// wherever they come from. Lines that a CI runner would obey (`::error::`, `##[group]`) are harmless elsewhere and are
/// broken only on such a runner.
extension String {
  /// With every hazardous character, line ends and tabs too, shown as `<U+001B>`.
  var neutralized: String {
    guard unicodeScalars.contains(where: \.isHazardous) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isHazardous { result += scalar.visibleName } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// With a space of no width before a `::` that a line starts with, and inside each `##[`.
  var withoutRunnerCommands: String {
    var result = ""
    var isAtLineStart = true
    var hashes = 0
    var scalars = unicodeScalars.makeIterator()
    var next = scalars.next()
    while let scalar = next {
      next = scalars.next()
      if (isAtLineStart && scalar == ":" && next == ":") || (hashes >= 2 && scalar == "[") { result += "\u{200B}" }
      result.unicodeScalars.append(scalar)
      hashes = scalar == "#" ? hashes + 1 : 0
      // Line ends are white space: the next line starts as this one did. Runners trim all Unicode white space.
      isAtLineStart = scalar == "\n" || scalar == "\r" || (isAtLineStart && scalar.properties.isWhitespace)
    }
    return result
  }
}

extension Unicode.Scalar {
  /// `<U+202E>`.
  var visibleName: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }
}
