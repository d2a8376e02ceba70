import BusClient
import ComposableArchitecture

extension BusClient: DependencyKey {
  public static let liveValue = Self(stops: { try await Server.stops() })
}
