import Dependencies

public struct FlowClient: Sendable {
  public var load: @Sendable () async throws -> [String]
}
extension FlowClient: TestDependencyKey {
  public static let testValue = Self(load: unimplemented("FlowClient.load"))
}
extension DependencyValues {
  public var flowClient: FlowClient {
    get { self[FlowClient.self] }
    set { self[FlowClient.self] = newValue }
  }
}
