import ComposableArchitecture
import RailClient

extension RailClient: DependencyKey {
  public static let liveValue = Self(trains: { try await Server.trains() })
}
extension DependencyValues {
  // Whoever reads it has to import the live module.
  public var railClient: RailClient {
    get { self[RailClient.self] }
    set { self[RailClient.self] = newValue }
  }
}
