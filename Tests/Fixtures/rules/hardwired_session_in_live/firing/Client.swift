import Dependencies

struct News { var load: () async throws -> Data }
extension News: DependencyKey {
  static let liveValue = News(load: { try await URLSession.shared.data(from: url).0 })  // expect: hardwired_session_in_live(warning) 49
}
protocol Loading {}
final class Loader: Loading {
  func load() async throws { _ = try await URLSession.shared.data(from: url) }  // expect: hardwired_session_in_live
}
enum LoaderKey: DependencyKey { static let liveValue: any Loading = Loader() }
