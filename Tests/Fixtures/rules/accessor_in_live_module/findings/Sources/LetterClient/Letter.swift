import Dependencies

public struct LetterClient: Sendable {
  public var send: @Sendable (String) async throws -> Void
}
extension LetterClient: TestDependencyKey {
  public static let testValue = Self(send: unimplemented("LetterClient.send"))
}
