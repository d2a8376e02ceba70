import Dependencies

public struct TruckClient: Sendable {
  public var load: @Sendable () async throws -> [String]
}
extension TruckClient: TestDependencyKey {
  public static let testValue = Self(load: unimplemented("TruckClient.load"))
}
extension DependencyValues {
  public var truckClient: TruckClient {
    get { self[TruckClient.self] }
    set { self[TruckClient.self] = newValue }
  }
}
