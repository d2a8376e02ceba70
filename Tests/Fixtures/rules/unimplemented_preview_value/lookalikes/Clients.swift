import Dependencies
import DependenciesMacros

struct TideClient { var heights: (String) async throws -> [Double] }
extension TideClient: TestDependencyKey {
  // clean: a test value with samples is good for previews
  static let testValue = Self(heights: { _ in [1.2, 3.4] })
  static let previewValue = testValue
}
struct WindClient { var speed: () throws -> Double; var gusts: () throws -> [Double] }
extension WindClient: TestDependencyKey {
  static let testValue = Self(speed: unimplemented("WindClient.speed"), gusts: unimplemented("WindClient.gusts"))
  // clean: one endpoint has samples
  static let previewValue = Self(speed: { 4 }, gusts: unimplemented("WindClient.gusts"))
}
@DependencyClient
struct MoonClient { var phase: () -> Double = { 0.5 } }
extension MoonClient: TestDependencyKey {
  static let testValue = Self()
  // clean: its own default is what previews show
  static let previewValue = MoonClient()
}
struct Almanac: Sendable { var year = 2026 }
extension Almanac: TestDependencyKey {
  // clean: plain data
  static let testValue = Almanac()
  static let previewValue = testValue
}
extension StarClient: TestDependencyKey {
  // clean: declared out of view
  static let previewValue = StarClient.samples
}
struct RainClient { var days: () -> [Int] }
extension RainClient {
  // clean: no key
  static let previewValue = RainClient(days: unimplemented("RainClient.days", placeholder: []))
}
