import Dependencies
import MapsClient

extension MapsClient: DependencyKey {
  public static let liveValue = MapsClient()
  public static let previewValue = MapsClient()  // expect: value_in_wrong_module 21 "'MapsClient' makes 'MapsClient' a key"
}
extension TileClient {
  static let other = TileClient()
}
// clean: no key, so nobody looks for it
extension Sample { static let testValue = Sample() }
