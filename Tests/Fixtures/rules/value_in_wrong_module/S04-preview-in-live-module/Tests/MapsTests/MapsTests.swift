@testable import MapsClient

extension TileClient {
  static let previewValue = TileClient()  // expect: value_in_wrong_module
}
extension MapsClient {
  static var testValue: MapsClient { MapsClient() }  // expect: value_in_wrong_module
}
