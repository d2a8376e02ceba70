import Dependencies

public protocol FooService: Sendable {
  func load() async throws -> [String]
}
struct UnimplementedFooService: FooService {
  func load() async throws -> [String] { reportIssue("FooService.load"); return [] }
}
public enum FooServiceKey: TestDependencyKey {
  public static var testValue: any FooService { UnimplementedFooService() }
}
extension DependencyValues {
  public var fooService: any FooService {
    get { self[FooServiceKey.self] }
    set { self[FooServiceKey.self] = newValue }
  }
}
