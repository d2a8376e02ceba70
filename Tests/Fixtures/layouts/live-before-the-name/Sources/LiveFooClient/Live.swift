import Dependencies
import FooClient

extension FooClient: DependencyKey {
  public static let liveValue = Self(load: { ["live"] })
}
