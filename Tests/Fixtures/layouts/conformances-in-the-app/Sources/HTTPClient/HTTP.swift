import FooClient

extension FooClient {
  public static let live = Self(load: { ["live"] })
}
