import Dependencies

public struct BookClient: Sendable {
  public var open: @Sendable (String) async throws -> [String]
}
extension BookClient: TestDependencyKey {
  public static let testValue = Self(open: unimplemented("BookClient.open"))
}
