import Dependencies
import Maps

// clean: the key is made here
extension MapsClient: DependencyKey {
  public static let liveValue = MapsClient()
  public static let testValue = MapsClient()
}
extension TileClient: DependencyKey {
  // clean: live values may stand in any module
  public static let liveValue = TileClient()
}
