/// A value of the YAML subset that configurations are written in.
package struct YAMLValue: Sendable, Equatable {
  package enum Content: Sendable, Equatable {
    /// Nothing is written, or `~` or `null`.
    case null
    /// Every other scalar is text: `off`, `true` and `10` are words.
    case scalar(String, isQuoted: Bool)
    case list([YAMLValue])
    /// In source order, keys unique.
    case map([YAMLEntry])
  }

  package var content: Content
  /// Where the value begins; for a value that is not written, where its key or dash stands.
  package var place: ConfigurationPlace

  package init(_ content: Content, at place: ConfigurationPlace) {
    self.content = content
    self.place = place
  }

  /// The value as messages name it.
  var kind: String {
    switch content {
    case .null: "nothing"
    case .scalar(let text, _): Excerpt.quoted(text)
    case .list: "a list"
    case .map: "a map"
    }
  }
}

package struct YAMLEntry: Sendable, Equatable {
  package var key: String
  package var place: ConfigurationPlace
  package var value: YAMLValue

  package init(key: String, place: ConfigurationPlace, value: YAMLValue) {
    self.key = key
    self.place = place
    self.value = value
  }
}

/// Text as a YAML scalar on one line.
enum YAMLScalar {
  /// Without quotes where it needs none, in single quotes else, in double quotes where it holds control characters and
  /// the like, which are written as escapes.
  static func render(_ text: String) -> String {
    if isPlain(text) { return text }
    if !text.unicodeScalars.contains(where: \.isHazardous) {
      return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.isHazardous:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\U" + String(repeating: "0", count: 8 - digits.utf8.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// On one line: `[a, b]`.
  static func render(list: [String]) -> String { "[" + list.map(render).joined(separator: ", ") + "]" }

  /// Text that stays inside one comment.
  static func comment(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isHazardous ? "?" : $0 }))
  }

  /// Plain text that YAML reads as nothing.
  static func isNull(_ text: String) -> Bool { ["~", "null", "Null", "NULL"].contains(text) }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, !isNull(text) else { return false }
    let mayBegin = ByteKind.isLetterOrDigit(first) || first == UInt8(ascii: "_") || first == UInt8(ascii: ".")
    return mayBegin
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "+"),
          UInt8(ascii: "*"), UInt8(ascii: "@"):
          true
        default: ByteKind.isLetterOrDigit(byte)
        }
      } && text != "..." && text != "---"
  }

  private enum ByteKind {
    static func isLetterOrDigit(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: false
      }
    }
  }
}
