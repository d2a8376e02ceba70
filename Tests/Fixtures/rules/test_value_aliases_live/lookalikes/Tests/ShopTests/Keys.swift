import Dependencies

// clean: a key of the tests
struct Probe: Sendable { var run: @Sendable () async -> Int }
extension Probe: DependencyKey {
  static let liveValue = Probe(run: { await Task.yield(); return 0 })
  static let testValue = liveValue
}
