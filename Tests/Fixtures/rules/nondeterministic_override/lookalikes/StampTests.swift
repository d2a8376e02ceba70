import Dependencies
import Testing

@Test func stamps() {
  let now = Date()
  withDependencies {
    $0.date.now = now  // clean: the test can compare with it
    $0.date = .constant(.distantPast)
    $0.uuid = .incrementing
    $0.continuousClock = TestClock()
    $0.api.fetch = { Date() }  // clean: an endpoint's body
    $0.client = .init()
  } operation: {}
}
