import Dependencies
import NewsClient

extension NewsClient: DependencyKey {
  public static let liveValue = Self(load: { try await Warehouse.load() })
}
