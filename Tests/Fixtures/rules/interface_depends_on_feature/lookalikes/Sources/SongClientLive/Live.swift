import Dependencies
import SongClient

extension SongClient: DependencyKey {
  public static let liveValue = Self(load: { try await Warehouse.load() })
}
