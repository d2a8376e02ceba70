import ComposableArchitecture
import SeedClient

extension SeedClient: DependencyKey {
  public static let liveValue = Self(seeds: { try await Server.seeds() })
}
