import Dependencies

struct Analytics {
  var track: (String) -> Void
  var flush: () -> Void
}
extension Analytics: TestDependencyKey {
  static let testValue = Analytics(
    track: { _ in },  // expect: asserted_observer_is_quiet(note) 12 "Analytics.track"
    flush: {})  // clean: no test collects it
}
extension DependencyValues {
  var analytics: Analytics { get { self[Analytics.self] } set { self[Analytics.self] = newValue } }
}
