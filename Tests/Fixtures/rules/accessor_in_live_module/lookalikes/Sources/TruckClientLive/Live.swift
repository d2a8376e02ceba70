import Dependencies
import TruckClient

extension TruckClient: DependencyKey {
  public static let liveValue = Self(load: { [] })
}
extension DependencyValues {
  // clean: features have a property of this key beside the client.
  public var trucksOfToday: TruckClient { self[TruckClient.self] }
}
// clean: a key of the live module's own, which nobody splits.
public struct DiskKey: DependencyKey {
  public static let liveValue = 1
  public static let testValue = 0
}
extension DependencyValues {
  public var disk: Int {
    get { self[DiskKey.self] }
    set { self[DiskKey.self] = newValue }
  }
}
