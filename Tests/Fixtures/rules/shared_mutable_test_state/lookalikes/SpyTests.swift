import Testing
import XCTest

final class OrderTests: XCTestCase {
  static var allTests = [("testIt", testIt)]  // clean: a constant by another name
  @TaskLocal static var depth = 0  // clean: each task has its own
  static var sample: Model { Model() }  // clean: computed
  static let fixed = 1
  private static var cache: [String: Int] = [:]  // clean: no test writes it
  func testIt() {}
  static func value(_ key: String) -> Int {
    Self.cache[key] = 1
    return 1
  }
}
struct Settings {
  static var shared = Settings()  // clean: no suite and no double
}
func change() { Settings.shared = Settings() }
