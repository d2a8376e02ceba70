import ComposableArchitecture

@DependencyClient
public struct BusClient: Sendable {
  public var stops: @Sendable () async throws -> [String]
}
extension BusClient: TestDependencyKey {
  public static let testValue = Self()
}
extension DependencyValues {
  public var busClient: BusClient {
    get { self[BusClient.self] }
    set { self[BusClient.self] = newValue }
  }
}
