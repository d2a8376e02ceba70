import ComposableArchitecture

public struct RailClient: Sendable {
  public var trains: @Sendable () async throws -> [String]
}
extension RailClient: TestDependencyKey {
  public static let testValue = Self(trains: unimplemented("RailClient.trains"))
}
