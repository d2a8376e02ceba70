import Dependencies

public struct TideClient: Sendable {
  public var load: @Sendable () async throws -> [String]
}
extension TideClient: TestDependencyKey {
  public static let testValue = Self(load: unimplemented("TideClient.load"))
}
extension DependencyValues {
  public var tideClient: TideClient {
    get { self[TideClient.self] }
    set { self[TideClient.self] = newValue }
  }
}
