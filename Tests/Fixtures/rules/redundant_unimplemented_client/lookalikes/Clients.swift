import Dependencies
import DependenciesMacros

struct TideClient { var heights: (String) async throws -> [Double] }
extension TideClient: TestDependencyKey {
  // clean: no macro
  static let testValue = TideClient(heights: unimplemented("TideClient.heights"))
}
@DependencyClient
struct WindClient { var speed: () throws -> Double; var unit: String }
extension WindClient: TestDependencyKey {
  // clean: the unit is no endpoint
  static let testValue = WindClient(speed: unimplemented("WindClient.speed"), unit: "knots")
}
@DependencyClient
struct MoonClient { let phase: () throws -> Double }
extension MoonClient: TestDependencyKey {
  // clean: the macro makes nothing of a let
  static let testValue = MoonClient(phase: unimplemented("MoonClient.phase"))
}
@DependencyClient
struct SunClient {
  typealias Rise = () throws -> Double
  var rise: Rise
}
extension SunClient: TestDependencyKey {
  // clean: the macro does not see through an alias
  static let testValue = SunClient(rise: unimplemented("SunClient.rise"))
}
@DependencyClient
struct RainClient { var days: () throws -> [Int] }
extension RainClient: TestDependencyKey {
  // clean: with the placeholder it does not throw
  static let testValue = RainClient(days: unimplemented("RainClient.days", placeholder: []))
}
@DependencyClient
struct SnowClient { var depth: () throws -> Int; var fell: () throws -> Bool }
extension SnowClient: TestDependencyKey {
  // clean: one endpoint answers
  static let testValue = SnowClient(depth: unimplemented("SnowClient.depth"), fell: { true })
}
