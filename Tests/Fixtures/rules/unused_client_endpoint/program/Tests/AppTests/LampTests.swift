import Dependencies
import Testing

@Test func blinking() {
  // What only a test reads is read by nobody.
  withDependencies {
    $0.lamp.blink = { _ in }
  } operation: {
    @Dependency(\.lamp) var lamp
    lamp.blink(3)
  }
}
