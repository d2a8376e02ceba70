import Dependencies
import DependenciesMacros

struct TideClient { var heights: (String) async throws -> [Double] }
extension TideClient: TestDependencyKey {
  static let testValue = Self(heights: unimplemented("TideClient.heights"))
  static let previewValue = testValue  // expect: unimplemented_preview_value 14 "is its test value"
}
struct WindClient { var speed: () throws -> Double }
extension WindClient: TestDependencyKey {
  static let testValue = Self(speed: unimplemented("WindClient.speed"))
  static var previewValue: Self { Self(speed: unimplemented("WindClient.speed")) }  // expect: unimplemented_preview_value
}
@DependencyClient
struct MoonClient { var phase: () async throws -> Double }
extension MoonClient: TestDependencyKey {
  static let testValue = Self()
  static let previewValue = MoonClient()  // expect: unimplemented_preview_value
}
struct SunClient { var rise: () throws -> Double }
extension SunClient: TestDependencyKey {
  static let testValue = Self.failing
  static let previewValue: Self = .failing  // expect: unimplemented_preview_value
  static let failing = Self(rise: { throw Dark() })
}
