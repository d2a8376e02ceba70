import Dependencies

/// Tells what the customers do. Nothing that the app shows or decides depends on it.
public struct AnalyticsClient: Sendable {
  public var track: @Sendable (_ event: String) -> Void

  public init(track: @escaping @Sendable (_ event: String) -> Void) {
    self.track = track
  }
}

// Its test value does nothing at all, which a linter might take for none.
// deplint:disable:next missing_testvalue - an observer may be quiet in tests
extension AnalyticsClient: DependencyKey {
  public static let liveValue = Self(track: { event in print("event: \(event)") })

  public static let testValue = Self(track: { _ in })
}

extension DependencyValues {
  public var analyticsClient: AnalyticsClient {
    get { self[AnalyticsClient.self] }
    set { self[AnalyticsClient.self] = newValue }
  }
}
