import Dependencies
import Testing

@Test func orders() {
  withDependencies { $0.analytics.track = { _ in } } operation: { Shop().order() }  // clean: nothing is collected
}
