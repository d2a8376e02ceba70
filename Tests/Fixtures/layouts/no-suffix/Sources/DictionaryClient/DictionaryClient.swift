import Dependencies

public struct DictionaryClient: Sendable {
  public var load: @Sendable () async throws -> [String]
  public init(load: @escaping @Sendable () async throws -> [String]) { self.load = load }
}
extension DictionaryClient: TestDependencyKey {
  public static let testValue = Self(load: unimplemented("DictionaryClient.load"))
}
extension DependencyValues {
  public var dictionaryClient: DictionaryClient {
    get { self[DictionaryClient.self] }
    set { self[DictionaryClient.self] = newValue }
  }
}
