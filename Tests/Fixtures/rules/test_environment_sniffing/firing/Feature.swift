import ComposableArchitecture

@Reducer struct Feature {
  struct State: Equatable { var isShown = !isTesting }  // expect: test_environment_sniffing(warning) 44
  @Dependency(\.context) var context  // expect: test_environment_sniffing(warning) 15
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if !isTesting { state.isShown = true }  // expect: test_environment_sniffing(warning) 11 "what the app does is not tested"
      if IssueReporting.isTesting { return .none }  // expect: test_environment_sniffing 10
      if !isTesting { logger.info("x") }  // expect: test_environment_sniffing(note)
      if !isTesting { reportIssue("x") }  // expect: test_environment_sniffing(note)
      return .run { _ in
        guard TestContext.current == nil else { return }  // expect: test_environment_sniffing
        if ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil { return }  // expect: test_environment_sniffing 48
        if NSClassFromString("XCTest") != nil { return }  // expect: test_environment_sniffing
        if _XCTIsTesting { return }  // expect: test_environment_sniffing
      }
    }
  }
}
@Observable final class Board { func f() { if isTesting { return } } }  // expect: test_environment_sniffing
struct Api { var load: () -> Void; func retry() { if isTesting { return } } }  // expect: test_environment_sniffing
extension Api: DependencyKey { static let liveValue = Api(load: {}); static let testValue = Api(load: unimplemented("Api.load")) }
