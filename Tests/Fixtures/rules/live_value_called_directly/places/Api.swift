import Dependencies

struct ApiClient { var load: () async throws -> Void }
extension ApiClient: DependencyKey {
  static let liveValue = ApiClient(load: {})
  static let live = ApiClient.liveValue
  static let testValue = ApiClient(load: unimplemented("ApiClient.load"))
}
struct Store2 { var save: () -> Void }
extension Store2 { static func live(path: String) -> Store2 { Store2(save: {}) } }
enum Store2Key: DependencyKey {
  static let liveValue = Store2.live(path: "x")
  static let testValue = Store2(save: unimplemented("Store2.save"))
}
