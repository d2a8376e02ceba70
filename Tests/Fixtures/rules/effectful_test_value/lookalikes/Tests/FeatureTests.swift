import XCTest

final class FeatureTests: XCTestCase {
  // clean: a key of the tests' own
  enum Key: TestDependencyKey { static let testValue = Date() }
}
