import Dependencies
import ParcelClient

extension ParcelClient: DependencyKey {
  public static let liveValue = Self(load: { try await Warehouse.load() })
}
