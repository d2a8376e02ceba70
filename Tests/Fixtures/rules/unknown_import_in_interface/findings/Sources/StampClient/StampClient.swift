import Dependencies

public struct StampClient: Sendable {
  public var load: @Sendable () async throws -> [String]
}
extension StampClient: TestDependencyKey {
  public static let testValue = Self(load: unimplemented("StampClient.load"))
}
extension DependencyValues {
  public var stampClient: StampClient {
    get { self[StampClient.self] }
    set { self[StampClient.self] = newValue }
  }
}
