import Dependencies
import ParcelClient

public extension DependencyValues {
  var parcelClient: ParcelClient {  // expect: accessor_in_live_module 7 "move it to 'ParcelClient'"
    get { self[ParcelClient.self] }
    set { self[ParcelClient.self] = newValue }
  }
}
