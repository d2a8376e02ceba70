import LintRules

/// The colours of text, or none. The only place that writes escape sequences.
struct Style: Sendable {
  enum Role: String {
    case bold = "1"
    case dim = "2"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case gutter = "34"
    case fix = "1;32"
    case removed = "31"
    case added = "32"
  }

  let usesColor: Bool

  /// - Parameter text: already free of hazardous characters.
  func paint(_ text: String, _ role: Role) -> String {
    usesColor && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension Severity {
  var role: Style.Role {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
