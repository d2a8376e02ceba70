import Dependencies

enum Key: TestDependencyKey { static let testValue = UUID() }  // clean: allowed
enum Other: TestDependencyKey { static let testValue = Date() }  // expect: effectful_test_value
