import Dependencies

struct News { var load: () async throws -> Data }
extension News: DependencyKey {
  static var liveValue: News {
    @Dependency(\.urlSession) var session  // clean: the session can be replaced
    return News(load: { try await session.data(from: url).0 })
  }
  static func live(session: URLSession = URLSession.shared) -> News { News(load: { try await session.data(from: url).0 }) }  // clean: it can be handed in
}
final class Loader {
  let session: URLSession
  init(session: URLSession = URLSession.shared) { self.session = session }  // clean: likewise
  func load() async throws { _ = try await session.data(from: url) }
}
enum LoaderKey: DependencyKey { static let liveValue = Loader() }
@Observable final class Board { func f() { URLSession.shared.invalidateAndCancel() } }  // clean: no live value; 'direct_url_session' reports it
enum SessionKey: DependencyKey { static let liveValue = URLSession.shared }  // clean: a key whose value is the session
