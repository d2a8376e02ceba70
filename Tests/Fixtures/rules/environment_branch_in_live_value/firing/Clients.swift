import Dependencies

struct Push { var register: () async -> Void }
extension Push: DependencyKey {
  static var liveValue: Push {
    #if DEBUG  // expect: environment_branch_in_live_value(warning) 5
      return Push(register: {})
    #else
      return Push(register: { await remote() })
    #endif
  }
}
struct Api { var load: () async -> Void }
extension Api: DependencyKey {
  static let liveValue: Api = {
    if ProcessInfo.processInfo.arguments.contains("-mock") {  // expect: environment_branch_in_live_value(warning) 5
      return .mock
    }
    return Api(load: {})
  }()
}
struct Ternary { var load: () async -> Void }
extension Ternary: DependencyKey {
  static let liveValue = isStaging ? Ternary(load: {}) : Ternary.mock  // expect: environment_branch_in_live_value 26
}
struct Switching { var load: () async -> Void }
extension Switching: DependencyKey {
  static var liveValue: Switching {
    switch Stage.current {  // expect: environment_branch_in_live_value 5
    case .staging: .mock
    case .production: Switching(load: {})
    }
  }
}
struct Member { var load: () async -> Void }
extension Member: DependencyKey {
  #if DEBUG  // expect: environment_branch_in_live_value 3
    static let liveValue = Member.mock
  #else
    static let liveValue = Member(load: {})
  #endif
}
struct Sniffing { var load: () async -> Void }
extension Sniffing: DependencyKey {
  static let liveValue = Sniffing(load: {
    if isTesting { return }  // expect: environment_branch_in_live_value(warning) 8
    if ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" { return }  // expect: environment_branch_in_live_value 44
    if NSClassFromString("XCTestCase") != nil { return }  // expect: environment_branch_in_live_value
    guard TestContext.current == nil else { return }  // expect: environment_branch_in_live_value
    @Dependency(\.context) var context  // expect: environment_branch_in_live_value 17
    if !IssueReporting.isTesting { logger.info("x") }  // expect: environment_branch_in_live_value(note)
  })
}
struct Whole { var load: () async -> Void }
extension Whole: DependencyKey {
  static var liveValue: Whole { if isTesting { .mock } else { Whole(load: {}) } }  // expect: environment_branch_in_live_value(warning) 36
}
