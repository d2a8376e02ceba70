import Dependencies
import Testing

@Test func isEmpty() {
  withDependencies { $0.library = .noop } operation: {}  // clean: the client itself is under test
}
