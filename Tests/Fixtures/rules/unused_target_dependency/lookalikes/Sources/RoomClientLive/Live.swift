import Dependencies
import RoomClient

extension RoomClient: DependencyKey {
  public static let liveValue = Self(load: { try await Warehouse.load() })
}
