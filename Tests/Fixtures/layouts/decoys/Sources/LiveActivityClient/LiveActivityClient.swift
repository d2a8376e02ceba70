import Dependencies

public struct LiveActivityClient: Sendable {
  public var load: @Sendable () async throws -> [String]
  public init(load: @escaping @Sendable () async throws -> [String]) { self.load = load }
}
extension LiveActivityClient: TestDependencyKey {
  public static let testValue = Self(load: unimplemented("LiveActivityClient.load"))
}
extension DependencyValues {
  public var liveActivityClient: LiveActivityClient {
    get { self[LiveActivityClient.self] }
    set { self[LiveActivityClient.self] = newValue }
  }
}
