/// A rule's name: lower-case words joined by `_`, naming the problem.
package struct RuleID: Hashable, Comparable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let rawValue: String

  package init(_ rawValue: String) { self.rawValue = rawValue }
  package init(stringLiteral value: String) { self.init(value) }
  package var description: String { rawValue }

  package static func < (lhs: RuleID, rhs: RuleID) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A set of rules that can be configured together.
package enum RuleGroup: String, CaseIterable, Sendable {
  case keys, clients, world, reducers, tests, previews, modules, comments
  /// Every opt-in rule, whatever its own group.
  case pedantic
}
