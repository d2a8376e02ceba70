import Dependencies
import Testing

@Test func isEmpty() {
  withDependencies {
    $0.library = .inMemory  // clean: it keeps state
    $0.library = .failing  // clean: it reports
    $0.library = .elsewhere  // clean: declared out of view
    $0.tracking = .noop  // clean: an observer
  } operation: {}
  withDependencies {
    $0.library = .noop  // clean: each endpoint is set below
    $0.library.books = { ["one"] }
    $0.library.borrow = { _ in true }
  } operation: {}
}
