import Dependencies
import GRDB  // clean: the factory stands here, so the key is not split

public struct PlumClient: Sendable {
  public var plums: @Sendable () async throws -> [String]
  public static func live() -> Self { Self(plums: { try await Orchard.plums() }) }
}
extension PlumClient: TestDependencyKey {
  public static let testValue = Self(plums: unimplemented("PlumClient.plums"))
}
