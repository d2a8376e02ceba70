import Dependencies
import Testing

@Test func tracks() {
  withDependencies {
    $0.analytics.track = { event in events.withValue { $0.append(event) } }
    $0.analytics.flush = {}
  } operation: { Shop().order() }
}
