import ComposableArchitecture
import SeedClientLive  // clean: a live module built on another
import SoilClient

extension SoilClient: DependencyKey {
  public static let liveValue = Self(kinds: { try await Server.kinds() })
}
