import Dependencies
import StampClient

extension StampClient: DependencyKey {
  public static let liveValue = Self(load: { try await Warehouse.load() })
}
