import Dependencies

public struct PierClient: Sendable {
  public var load: @Sendable () async throws -> [String]
}
extension PierClient: TestDependencyKey {
  public static let testValue = Self(load: unimplemented("PierClient.load"))
}
extension DependencyValues {
  public var pierClient: PierClient {
    get { self[PierClient.self] }
    set { self[PierClient.self] = newValue }
  }
}
