import Dependencies
import FooServiceInterface

struct DefaultFooService: FooService {
  func load() async throws -> [String] { ["live"] }
}
extension FooServiceKey: DependencyKey {
  public static var liveValue: any FooService { DefaultFooService() }
}
