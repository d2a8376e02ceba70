import ComposableArchitecture

public struct SoilClient: Sendable {
  public var kinds: @Sendable () async throws -> [String]
}
extension SoilClient: TestDependencyKey {
  public static let testValue = Self(kinds: unimplemented("SoilClient.kinds"))
}
