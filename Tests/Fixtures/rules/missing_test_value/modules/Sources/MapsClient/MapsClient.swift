import Dependencies

public struct MapsClient: Sendable {
  public var route: @Sendable (String) async throws -> [Int]
}
extension MapsClient: TestDependencyKey {
  public static let testValue = MapsClient(route: unimplemented("MapsClient.route"))
}

public struct TilesClient: Sendable {
  public var tile: @Sendable (Int) async throws -> [UInt8]
}
