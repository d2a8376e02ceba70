import Dependencies

struct Radio {
  typealias Tune = @Sendable (Double) async throws -> [String]
  var tune: Tune
  var volume: () -> Level
}
struct Level {}
extension Radio: TestDependencyKey {
  static let testValue = Self(
    tune: unimplemented("Radio.tune", placeholder: []),
    volume: unimplemented("Radio.volume")  // expect: unimplemented_needs_placeholder(warning) 41 "'Radio.volume' has nothing to give back"
  )
}
