import Dependencies
import Testing

// clean: a test's own key.
struct Spy: TestDependencyKey {
  let note: (String) -> Void
  let count: () -> Int
  static let testValue = Spy(note: { _ in }, count: { 0 })
}

@Test func theSpyCounts() { #expect(Spy.testValue.count() == 0) }
