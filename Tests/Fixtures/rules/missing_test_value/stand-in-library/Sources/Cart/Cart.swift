import Dependencies

enum CartKey: DependencyKey {  // expect: missing_test_value(error) 6
  static let liveValue: @Sendable () -> Void = {}
}
