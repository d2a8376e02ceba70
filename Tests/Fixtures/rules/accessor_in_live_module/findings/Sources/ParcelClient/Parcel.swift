import Dependencies

public struct ParcelClient: Sendable {
  public var track: @Sendable (String) async throws -> String
}
extension ParcelClient: TestDependencyKey {
  public static let testValue = Self(track: unimplemented("ParcelClient.track"))
}
