import Dependencies
import RateClient

extension RateClient: DependencyKey {
  public static let liveValue = Self(load: { try await Warehouse.load() })
}
