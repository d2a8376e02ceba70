import Dependencies

// clean: a key of the tests
struct Probe: Sendable { var run: @Sendable () -> Int }
extension Probe: TestDependencyKey { static let testValue = Probe(run: { 0 }) }
