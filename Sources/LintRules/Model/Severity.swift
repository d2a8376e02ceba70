/// How much a finding matters. Errors and warnings fail a run by default, notes do not.
package enum Severity: UInt8, Sendable, Comparable, CaseIterable {
  case note, warning, error

  package var name: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  package init?(name: String) {
    guard let match = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = match
  }

  package static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rawValue < rhs.rawValue }
}
