import Dependencies
import Testing

@Test func stamps() {
  withDependencies {
    $0.date.now = Date()  // expect: nondeterministic_override(note) 19
    $0.date.now = .now  // expect: nondeterministic_override
    $0.date = .init { Date() }  // expect: nondeterministic_override
    $0.date = .constant(Date.now)  // expect: nondeterministic_override
    $0.uuid = .init { UUID() }  // expect: nondeterministic_override
    $0.uuid = UUIDGenerator { UUID() }  // expect: nondeterministic_override
    $0.continuousClock = ContinuousClock()  // expect: nondeterministic_override
  } operation: {}
}
