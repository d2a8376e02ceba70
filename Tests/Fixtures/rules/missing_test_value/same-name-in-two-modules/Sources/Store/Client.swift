import Dependencies

public struct Client: Sendable { public var buy: @Sendable () async throws -> Void }
extension Client: DependencyKey {  // expect: missing_test_value(error) 11
  public static let liveValue = Client {}
}
