import Dependencies

struct Forecast: Sendable { var days: @Sendable () async throws -> [Int] }
extension Forecast: TestDependencyKey {
  static let previewValue = Self(days: { [18, 21] })
  static let testValue = previewValue  // expect: test_value_aliases_preview(note) 14
}

struct Tides: Sendable { var next: @Sendable () -> Int }
enum TidesKey: TestDependencyKey {
  static var previewValue: Tides { Tides(next: { 3 }) }
  static var testValue: Tides { Self.previewValue }  // expect: test_value_aliases_preview
}

extension Moon: TestDependencyKey {
  static var testValue: Self { .previewValue }  // expect: test_value_aliases_preview
}
