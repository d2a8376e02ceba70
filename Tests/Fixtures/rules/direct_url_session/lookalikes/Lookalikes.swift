import ComposableArchitecture

@Reducer struct Clean {
  @Dependency(\.urlSession) var urlSession
  @Dependency(\.factClient) var factClient
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      .run { send in
        // clean: dependencies; a type's name alone
        _ = try await urlSession.data(from: url)
        _ = try await factClient.load()
        _ = URLSessionConfiguration.ephemeral
        let session: URLSession? = nil
      }
    }
  }
}
@Observable final class Board {
  let session: URLSession
  init(session: URLSession = URLSession.shared) { self.session = session }  // clean: a default argument is how it is handed in
  static let mock = Board(session: URLSession(configuration: .ephemeral))  // clean: a sample
}
extension Api: DependencyKey { static let liveValue = Api(load: { try await URLSession.shared.data(from: $0) }) }  // clean: here the network belongs
struct Picture: View { var body: some View { Text("").task { _ = try? await URLSession.shared.data(from: url) } } }  // clean: a view
// clean: what overrides a dependency chooses what it gives
func run() { withDependencies { $0.urlSession = URLSession(configuration: .ephemeral) } operation: {} }
