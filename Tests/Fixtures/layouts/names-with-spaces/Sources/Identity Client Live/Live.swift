import Dependencies
import Identity_Client

extension IdentityClient: DependencyKey {
  public static let liveValue = Self(load: { ["live"] })
}
