import Dependencies

// clean: the preview is the test's
struct Forecast: Sendable { var days: @Sendable () async throws -> [Int] }
extension Forecast: TestDependencyKey {
  static let testValue = Self(days: unimplemented("Forecast.days"))
  static let previewValue = testValue
}

// clean: plain data
struct Settings: Sendable { var size: Int }
extension Settings: TestDependencyKey {
  static let previewValue = Settings(size: 3)
  static let testValue = previewValue
}

// clean: another type's sample
struct Chart: Sendable { var draw: @Sendable () throws -> Void }
extension Chart: TestDependencyKey {
  static let testValue = Plot.previewValue.chart
}

// clean: no key
struct Sample: Sendable {
  static let previewValue = Sample()
  static let testValue = previewValue
}
