import Dependencies

enum NailKey: Dependencies.DependencyKey {  // expect: missing_test_value 6
  static let liveValue = open("nails")
}
