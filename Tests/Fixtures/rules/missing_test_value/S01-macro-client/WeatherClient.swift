@DependencyClient
struct WeatherClient {
  var forecast: (_ city: String) async throws -> [Int]
  var alerts: () async throws -> [String]
}
extension WeatherClient: DependencyKey {  // expect: missing_test_value(error) 11 "'@DependencyClient' does not add"
  static let liveValue = WeatherClient(forecast: { _ in [1] }, alerts: { [] })
}
