import Dependencies
import MapsClient

extension MapsClient: DependencyKey {  // clean: the interface module has the test value
  public static let liveValue = MapsClient { _ in [] }
}
extension TilesClient: DependencyKey {  // expect: missing_test_value(error) 11
  public static let liveValue = TilesClient { _ in [] }
}
