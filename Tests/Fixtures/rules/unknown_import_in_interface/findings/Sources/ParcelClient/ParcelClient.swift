import Dependencies

public struct ParcelClient: Sendable {
  public var load: @Sendable () async throws -> [String]
}
extension ParcelClient: TestDependencyKey {
  public static let testValue = Self(load: unimplemented("ParcelClient.load"))
}
extension DependencyValues {
  public var parcelClient: ParcelClient {
    get { self[ParcelClient.self] }
    set { self[ParcelClient.self] = newValue }
  }
}
