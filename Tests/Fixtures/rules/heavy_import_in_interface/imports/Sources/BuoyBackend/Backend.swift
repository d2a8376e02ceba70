import BuoyClient
import Dependencies

// All conformances stand here, and the client is declared in 'BuoyClient': that is its interface.
extension BuoyClient: DependencyKey {
  public static let liveValue = Self(position: { _ in (0, 0) })
  public static let testValue = Self(position: unimplemented("BuoyClient.position"))
}
