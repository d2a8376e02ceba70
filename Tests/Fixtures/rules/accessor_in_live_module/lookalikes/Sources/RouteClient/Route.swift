import Dependencies

// clean: interface and live value stand in one module.
public struct RouteClient: DependencyKey {
  public var load: @Sendable () async throws -> [String]
  public static let liveValue = Self(load: { [] })
  public static let testValue = Self(load: unimplemented("RouteClient.load"))
}
extension DependencyValues {
  public var routeClient: RouteClient {
    get { self[RouteClient.self] }
    set { self[RouteClient.self] = newValue }
  }
}
