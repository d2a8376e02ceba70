import Dependencies

public struct RateClient: Sendable {
  public var load: @Sendable () async throws -> [String]
}
extension RateClient: TestDependencyKey {
  public static let testValue = Self(load: unimplemented("RateClient.load"))
}
extension DependencyValues {
  public var rateClient: RateClient {
    get { self[RateClient.self] }
    set { self[RateClient.self] = newValue }
  }
}
