import Dependencies
import Models

public struct ShelfClient: Sendable {
  public var shelves: @Sendable () async throws -> [Int]
}
extension ShelfClient: TestDependencyKey {
  public static let testValue = Self(shelves: unimplemented("ShelfClient.shelves"))
}
