import Dependencies

public struct SongClient: Sendable {
  public var load: @Sendable () async throws -> [String]
}
extension SongClient: TestDependencyKey {
  public static let testValue = Self(load: unimplemented("SongClient.load"))
}
extension DependencyValues {
  public var songClient: SongClient {
    get { self[SongClient.self] }
    set { self[SongClient.self] = newValue }
  }
}
