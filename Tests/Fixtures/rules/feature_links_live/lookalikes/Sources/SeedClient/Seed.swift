import ComposableArchitecture

public struct SeedClient: Sendable {
  public var seeds: @Sendable () async throws -> [String]
}
extension SeedClient: TestDependencyKey {
  public static let testValue = Self(seeds: unimplemented("SeedClient.seeds"))
}
