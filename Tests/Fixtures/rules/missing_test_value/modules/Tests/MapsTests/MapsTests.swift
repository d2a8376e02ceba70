import Dependencies
import MapsClient

// The library never asks for it: the conformance is stated in another module.
extension TilesClient {
  static let testValue = TilesClient { _ in [] }
}
enum OnlyHereKey: DependencyKey {  // clean: a test target declares it
  static let liveValue = 1
}
