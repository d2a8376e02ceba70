import ComposableArchitecture

@Reducer struct Feature {
  struct State: Equatable { let api = ApiClient.liveValue }  // expect: live_value_called_directly(warning) 39
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      Store2.live(path: "y").save()  // expect: live_value_called_directly(warning) 7 "'Store2.live' passes every override"
      return .run { _ in try await ApiClient.live.load() }  // expect: live_value_called_directly(warning)
    }
  }
}
@Observable final class Board {
  let api = ApiClient.liveValue  // expect: live_value_called_directly(warning)
  func f() { Store2Key.liveValue.save() }  // expect: live_value_called_directly(warning)
  init(api: ApiClient = ApiClient.liveValue) {}  // expect: live_value_called_directly(note)
}
struct Row: View { var body: some View { Text("").task { try? await ApiClient.liveValue.load() } } }  // expect: live_value_called_directly(warning)
func upload() async throws { try await ApiClient.liveValue.load() }  // expect: live_value_called_directly(warning)
func configure(_ app: Application) { app.store = Store2.live(path: "x") }  // expect: live_value_called_directly(note)
let api = ApiClient.liveValue  // expect: live_value_called_directly(note)
