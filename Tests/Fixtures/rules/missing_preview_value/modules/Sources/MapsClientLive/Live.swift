import MapsClient
import Dependencies

extension MapsClient: DependencyKey {
  public static let liveValue = MapsClient(route: { try await URLSession.shared.route(to: $0) })
}
extension PlacesClient: DependencyKey {
  public static let liveValue = PlacesClient(names: { try await URLSession.shared.names() })
}
