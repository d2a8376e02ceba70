import Dependencies
import FlowClient

extension FlowClient: DependencyKey {
  public static let liveValue = Self(load: { try await Warehouse.load() })
}
