import Dependencies

public struct IdentityClient: Sendable {
  public var load: @Sendable () async throws -> [String]
  public init(load: @escaping @Sendable () async throws -> [String]) { self.load = load }
}
extension IdentityClient: TestDependencyKey {
  public static let testValue = Self(load: unimplemented("IdentityClient.load"))
}
extension DependencyValues {
  public var identityClient: IdentityClient {
    get { self[IdentityClient.self] }
    set { self[IdentityClient.self] = newValue }
  }
}
