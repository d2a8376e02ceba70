import ComposableArchitecture

final class URLSession { static let shared = URLSession() }
@Reducer struct Feature { func load() async { _ = URLSession.shared } }  // clean: the project's own type
