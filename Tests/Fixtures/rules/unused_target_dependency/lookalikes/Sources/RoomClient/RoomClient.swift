import Dependencies

public struct RoomClient: Sendable {
  public var load: @Sendable () async throws -> [String]
}
extension RoomClient: TestDependencyKey {
  public static let testValue = Self(load: unimplemented("RoomClient.load"))
}
extension DependencyValues {
  public var roomClient: RoomClient {
    get { self[RoomClient.self] }
    set { self[RoomClient.self] = newValue }
  }
}
