import Dependencies

public struct NewsClient: Sendable {
  public var load: @Sendable () async throws -> [String]
}
extension NewsClient: TestDependencyKey {
  public static let testValue = Self(load: unimplemented("NewsClient.load"))
}
extension DependencyValues {
  public var newsClient: NewsClient {
    get { self[NewsClient.self] }
    set { self[NewsClient.self] = newValue }
  }
}
