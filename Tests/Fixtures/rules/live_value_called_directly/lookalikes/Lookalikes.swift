import ComposableArchitecture

enum Context { case live, test }
struct Environment {
  var api: ApiClient
  static let live = Environment(api: ApiClient.liveValue)  // clean: a member that is called live
}
@Reducer struct Clean {
  @Dependency(\.apiClient) var apiClient
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      .run { _ in
        try await apiClient.load()  // clean: the dependency
        if context == .live || state.mode == Context.live {}  // clean: no key
        OSLogger.live.info("x")  // clean: likewise
      }
    }
    .dependency(\.apiClient, ApiClient.liveValue)  // clean: it chooses what the dependency gives
    .transformDependency(\.self) { $0.apiClient = ApiClient.liveValue }  // clean: likewise
  }
}
func overrides() {
  withDependencies { $0.apiClient = ApiClient.liveValue } operation: {}  // clean: likewise
  prepareDependencies { $0.apiClient = ApiClient.liveValue }
  _ = Store(initialState: Clean.State()) { Clean() } withDependencies: { values in values.apiClient = ApiClient.liveValue }
}
func configure(_ values: inout DependencyValues) { values.apiClient = ApiClient.liveValue }  // clean: likewise
@main struct Shop: App { let api = ApiClient.liveValue }  // clean: the program's entry
#Preview { Row(api: ApiClient.liveValue) }  // clean: previews are another rule's
