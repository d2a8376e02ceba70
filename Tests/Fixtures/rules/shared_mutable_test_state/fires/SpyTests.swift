import Foundation
import Testing
import XCTest

struct SpyMailer {
  nonisolated(unsafe) static var sent: [String] = []  // expect: shared_mutable_test_state(warning) 34
  func send(_ text: String) { Self.sent.append(text) }
}
final class OrderTests: XCTestCase {
  static var count = 0  // expect: shared_mutable_test_state
  static var model: Model!  // expect: shared_mutable_test_state
  func testIt() { OrderTests.count += 1 }
}
@Suite struct Orders {
  @MainActor static var last: Int? = 1  // expect: shared_mutable_test_state
  @Test func one() { Self.last = nil }
}
final class StubProtocol: URLProtocol {
  static var handler: ((URLRequest) -> Data)?  // expect: shared_mutable_test_state(note)
}
