import Dependencies

extension FooClient: DependencyKey {
  public static let liveValue = Self(load: { ["live"] })
}
