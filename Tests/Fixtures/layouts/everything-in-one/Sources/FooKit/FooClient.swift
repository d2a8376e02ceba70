import Dependencies

public struct FooClient: Sendable {
  public var load: @Sendable () async throws -> [String]
  public init(load: @escaping @Sendable () async throws -> [String]) { self.load = load }
}
extension FooClient: TestDependencyKey {
  public static let testValue = Self(load: unimplemented("FooClient.load"))
}
extension DependencyValues {
  public var fooClient: FooClient {
    get { self[FooClient.self] }
    set { self[FooClient.self] = newValue }
  }
}
