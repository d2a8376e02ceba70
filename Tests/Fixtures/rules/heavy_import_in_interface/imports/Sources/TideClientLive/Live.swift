import Dependencies
import TideClient

extension TideClient: DependencyKey {
  public static let liveValue = Self(tides: { day, region in try await TideServer.tides(day, region) })
}
