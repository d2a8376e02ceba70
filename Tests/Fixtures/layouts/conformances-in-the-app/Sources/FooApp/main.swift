import Dependencies
import FooClient
import HTTPClient

extension FooClient: @retroactive DependencyKey {
  public static var liveValue: FooClient { .live }
}
print("start")
