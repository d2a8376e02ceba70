import Testing

@Test func staples() { withDependencies { $0[Stapler.self] = Stapler() } operation: {} }
// clean: a test's own
enum FakeKey: DependencyKey { static let liveValue = 1 }
