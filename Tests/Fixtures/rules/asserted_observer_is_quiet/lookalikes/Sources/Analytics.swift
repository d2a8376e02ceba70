import Dependencies

struct Analytics {
  var track: (String) -> Void
  var flush: () -> Void
}
extension Analytics: TestDependencyKey {
  static let testValue = Analytics(
    track: { _ in },
    flush: {})
}
extension DependencyValues {
  var analytics: Analytics { get { self[Analytics.self] } set { self[Analytics.self] = newValue } }
}
