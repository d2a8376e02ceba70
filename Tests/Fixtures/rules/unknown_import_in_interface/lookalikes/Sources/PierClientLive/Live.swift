import Dependencies
import PierClient

extension PierClient: DependencyKey {
  public static let liveValue = Self(load: { try await Warehouse.load() })
}
