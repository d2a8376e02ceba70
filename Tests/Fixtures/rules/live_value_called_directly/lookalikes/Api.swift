import Dependencies

struct ApiClient { var load: () async throws -> Void }
extension ApiClient: DependencyKey {
  static let liveValue = ApiClient(load: {})
  static let testValue = ApiClient(load: unimplemented("ApiClient.load"))
  // clean: its own members put live values together
  static func logging() -> ApiClient { var api = ApiClient.liveValue; api.load = {}; return api }
}
struct Sync { var run: () async throws -> Void }
extension Sync: DependencyKey {
  // clean: a live value that is made of another
  static let liveValue = Sync(run: { try await ApiClient.liveValue.load() })
  static let testValue = Sync(run: unimplemented("Sync.run"))
}
extension DependencyValues {
  // clean: a property of the values chooses
  var apiClient: ApiClient { get { self[ApiClient.self] } set { self[ApiClient.self] = newValue } }
  var loud: ApiClient { ApiClient.liveValue }
}
