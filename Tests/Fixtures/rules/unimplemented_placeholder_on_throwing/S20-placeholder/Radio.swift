import Dependencies

struct Radio {
  typealias Tune = @Sendable (Double) async throws -> [String]
  var tune: Tune
  var volume: () -> Level
}
struct Level {}
extension Radio: TestDependencyKey {
  static let testValue = Self(
    tune: unimplemented("Radio.tune", placeholder: []),  // expect: unimplemented_placeholder_on_throwing(note) 39 "'Radio.tune' reports and then succeeds"
    volume: unimplemented("Radio.volume")
  )
}
