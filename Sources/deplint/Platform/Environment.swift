/// The environment variables. A value, so that tests can bring their own.
struct Environment: Sendable {
  private let lookUp: @Sendable (String) -> String?

  /// This process's.
  static let process = Environment { System.environmentValue($0) }

  init(_ values: [String: String]) { self.init { values[$0] } }

  private init(lookUp: @escaping @Sendable (String) -> String?) { self.lookUp = lookUp }

  subscript(_ name: String) -> String? { lookUp(name) }

  /// A variable's value, `nil` where it is empty as where it is not set.
  func nonEmpty(_ name: String) -> String? {
    guard let value = lookUp(name), !value.isEmpty else { return nil }
    return value
  }
}
