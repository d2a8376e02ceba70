import Dependencies
import TideClient

extension TideClient: DependencyKey {
  public static let liveValue = Self(load: { try await Warehouse.load() })
}
