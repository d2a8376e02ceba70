import ComposableArchitecture

@Reducer struct Fact {
  enum Action { case loaded(Data) }
  let session = URLSession(configuration: .ephemeral)  // expect: direct_url_session(warning) 17
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      URLSession.shared.dataTask(with: url) { _, _, _ in done() }.resume()  // clean: 'hand_fired_effect' reports it
      let task = URLSession.shared.dataTask(with: url)  // expect: direct_url_session(warning) 18 "goes to the network while the reducer runs"
      return .run { send in
        let (data, _) = try await URLSession.shared.data(from: url)  // expect: direct_url_session(warning) "no test can decide what comes back"
        URLSession.shared.dataTask(with: url).resume()  // expect: direct_url_session(warning)
        await send(.loaded(data))
      }
    }
  }
}
@Observable final class Plain {
  func load() async { _ = try? await URLSession.shared.data(from: url) }  // expect: direct_url_session(note)
}
@Observable final class Taking {
  @ObservationIgnored @Dependency(\.urlSession) var urlSession
  func load() async { _ = try? await URLSession.shared.data(from: url) }  // expect: direct_url_session(warning) "takes '\.urlSession'"
}
