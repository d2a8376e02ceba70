import Dependencies

struct AnalyticsClient { var track: @Sendable (String) -> Void }
extension AnalyticsClient: TestDependencyKey {
  // clean: an observer may be quiet
  static let testValue = Self(track: { _ in })
}
