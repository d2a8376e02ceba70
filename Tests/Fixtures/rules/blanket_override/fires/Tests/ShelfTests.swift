import Dependencies
import DependenciesTestSupport
import Testing

@Test func isEmpty() {
  withDependencies {
    $0.library = .noop  // expect: blanket_override(note) 5
    $0[Library.self] = .mock  // expect: blanket_override
  } operation: {}
  withDependencies { $0 = .preview } operation: {}  // expect: blanket_override
  withDependencies { $0.context = .preview } operation: {}  // expect: blanket_override
}
@Test(.dependency(\.library, .noop)) func byTrait() {}  // expect: blanket_override
