import Dependencies

struct Encoder: Sendable { var encode: @Sendable (Int) -> String }
extension Encoder: TestDependencyKey {
  static var testValue: Encoder {  // expect: eager_unimplemented_test_value
    XCTFail("Unimplemented: encode")
    return .json
  }
}
enum PathKey: TestDependencyKey {
  static let testValue: any Path = {  // expect: eager_unimplemented_test_value
    reportIssue("no path")
    return EmptyPath()
  }()
}
protocol Path: Sendable {}
enum StepKey: TestDependencyKey {
  static let testValue: any Path = unimplemented("StepKey", placeholder: EmptyPath())  // expect: eager_unimplemented_test_value
}
