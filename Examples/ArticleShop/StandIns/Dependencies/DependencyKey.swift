/// A dependency's values in tests and previews.
public protocol TestDependencyKey<Value> {
  associatedtype Value: Sendable = Self
  static var testValue: Value { get }
  static var previewValue: Value { get }
}

/// A dependency that also has a live value.
public protocol DependencyKey<Value>: TestDependencyKey {
  associatedtype Value = Self
  static var liveValue: Value { get }
}

extension TestDependencyKey {
  public static var previewValue: Value { testValue }
}

extension DependencyKey {
  public static var previewValue: Value { liveValue }

  /// As in the library: the test fails, and then goes on with the preview value, which is the live one by default.
  public static var testValue: Value {
    reportIssue("'\(Self.self)' has no test implementation, but was accessed from a test context")
    return previewValue
  }
}
