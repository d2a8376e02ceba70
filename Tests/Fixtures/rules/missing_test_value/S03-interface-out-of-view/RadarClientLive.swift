import RadarClient
// clean: the type is declared out of view, and with it maybe its test value.
extension RadarClient: DependencyKey {
  public static let liveValue = RadarClient(ping: { try await Socket().ping() })
}
