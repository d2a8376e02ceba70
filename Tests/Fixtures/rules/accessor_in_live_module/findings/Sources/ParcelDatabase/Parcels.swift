import Dependencies
import ParcelClient

extension ParcelClient: DependencyKey {
  public static let liveValue = Self(track: { $0 })
}
