import ComposableArchitecture
import XCTest
import Testing

let global = TestStore(initialState: Counter.State()) { Counter() }  // expect: shared_test_store(warning) 5
final class CounterTests: XCTestCase {
  let store = TestStore(initialState: Counter.State()) { Counter() }  // expect: shared_test_store(warning) 7
  var later: TestStoreOf<Counter>!  // expect: shared_test_store
  func testOne() async { await store.send(.one) }
}
class BaseTests: XCTestCase {}
final class DerivedTests: BaseTests {
  let store = TestStore(initialState: Counter.State()) { Counter() }  // expect: shared_test_store(note)
  func testOne() async {
    await store.send(.one)
    await store.finish()
  }
}
@Suite struct Suite {
  static let kept = TestStore(initialState: Counter.State()) { Counter() }  // expect: shared_test_store
}
