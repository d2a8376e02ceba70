import ComposableArchitecture
import Testing
import XCTest

@Suite struct Suite {
  let store = TestStore(initialState: Counter.State()) { Counter() }  // clean: released inside its test
}
struct Plain {
  let store = TestStore(initialState: Counter.State()) { Counter() }  // clean: the same, a test makes it a suite
  @Test func one() {}
}
final class CounterTests: XCTestCase {
  var store: TestStoreOf<Counter>!  // clean: it is released
  var computed: TestStoreOf<Counter> { TestStore(initialState: Counter.State()) { Counter() } }  // clean: made for each use
  override func tearDown() { store = nil }
  func testOne() {
    let store = TestStore(initialState: Counter.State()) { Counter() }  // clean: a local
  }
  func makeStore() -> TestStoreOf<Counter> { TestStore(initialState: Counter.State()) { Counter() } }
}
