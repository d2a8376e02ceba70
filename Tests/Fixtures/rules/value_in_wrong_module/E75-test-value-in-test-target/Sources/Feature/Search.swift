import Dependencies

enum SearchKey: DependencyKey { static let liveValue: (String) async -> [String] = { _ in [] } }  // expect: missing_test_value
