import Dependencies

extension LiveActivityClient: DependencyKey {
  public static let liveValue = Self(load: { [] })
}
