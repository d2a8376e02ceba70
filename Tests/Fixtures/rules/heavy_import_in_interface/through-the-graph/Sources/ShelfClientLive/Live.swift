import Dependencies
import ShelfClient

extension ShelfClient: DependencyKey {
  public static let liveValue = Self(shelves: { try await Server.shelves() })
}
