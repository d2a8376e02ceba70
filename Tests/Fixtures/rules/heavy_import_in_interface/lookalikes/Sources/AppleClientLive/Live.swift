import AppleClient
import Dependencies
import GRDB  // clean: this is the live side

extension AppleClient: DependencyKey {
  public static let liveValue = Self(apples: { try await Orchard.apples() })
}
