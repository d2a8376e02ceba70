import Dependencies

public struct Client: Sendable { public var balance: @Sendable () async throws -> Int }
extension Client: DependencyKey {  // clean: its module has its test value
  public static let liveValue = Client { 1 }
}
