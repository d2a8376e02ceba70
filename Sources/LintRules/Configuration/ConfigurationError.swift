/// A place in the configuration file, 1-based, column in UTF-8 bytes. A byte order mark counts in neither.
package struct ConfigurationPlace: Sendable, Equatable, Comparable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (lhs: ConfigurationPlace, rhs: ConfigurationPlace) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}

/// Why a configuration is refused, or what is doubtful in it.
package struct ConfigurationError: Error, Equatable, Sendable {
  package var place: ConfigurationPlace?
  /// What is wrong, what was expected and, where one is near, a suggestion. Lower-case start, no final period.
  package var message: String

  package init(place: ConfigurationPlace? = nil, message: String) {
    self.place = place
    self.message = message
  }

  /// `path:line:column: error: message`, without a line end.
  package func line(path: String, severity: Severity = .error) -> String {
    let place = place.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(path)\(place): \(severity.name): \(message)"
  }
}

/// All that is wrong with one configuration, in the file's order; at least one.
package struct ConfigurationErrors: Error, Equatable, Sendable {
  package var errors: [ConfigurationError]

  package init(_ errors: [ConfigurationError]) { self.errors = errors }

  /// By place, errors of one place as they were found; those without a place first.
  var inOrder: [ConfigurationError] {
    let start = ConfigurationPlace(line: 0, column: 0)
    return errors.enumerated()
      .sorted { ($0.element.place ?? start, $0.offset) < ($1.element.place ?? start, $1.offset) }
      .map(\.element)
  }
}

/// Text from a configuration as messages show it.
enum Excerpt {
  private static let longest = 60

  /// In single quotes, cut after 60 characters, control characters made visible.
  static func quoted(_ text: String) -> String {
    var shown = ""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if index == longest {
        shown += "…"
        break
      }
      if scalar.isHazardous {
        shown += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return "'\(shown)'"
  }

  /// `a`, `a or b`, `a, b or c`.
  static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
