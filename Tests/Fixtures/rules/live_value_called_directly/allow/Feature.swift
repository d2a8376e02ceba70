import ComposableArchitecture

struct ApiClient: DependencyKey { static let liveValue = ApiClient(); static let testValue = ApiClient() }
func upload() { ApiClient.liveValue.load() }  // clean: the configuration allows it
