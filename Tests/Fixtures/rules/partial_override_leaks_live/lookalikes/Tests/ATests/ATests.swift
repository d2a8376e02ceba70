import ComposableArchitecture
import DependenciesTestSupport
import Testing
import XCTest

@Test func others() {
  withDependencies {
    $0.ledger.read = { 1 }  // clean: the key has a test value, in another file
    $0.bell.ring = {}  // clean: it has one endpoint
    $0.lamp.on = {}  // clean: tests run its preview value
    $0.date.now = .distantPast  // clean: a built-in generator
    $0.unknown.endpoint = {}  // clean: declared out of view
  } operation: {}
}

@Test func wholeFirst() {
  withDependencies {
    $0.wallet = .noop
    $0.wallet.balance = { 9 }  // clean: the whole was overridden before
  } operation: {
    withDependencies { $0.wallet.pay = { _ in } } operation: {}  // clean: and is in force here
  }
}

@Test func allOfIt() {
  withDependencies {  // clean: every endpoint is set
    $0.wallet.balance = { 9 }
    $0.wallet.pay = { _ in }
    $0.wallet.history = { [] }
  } operation: {}
}

@Test func otherClosures() async {
  let store = TestStore(initialState: Till.State()) { Till() } withDependencies: { $0 = .test }
  await store.send(.open) {
    $0.wallet.balance = { 9 }  // clean: '$0' is the state
  }
  configure { $0.wallet.balance = { 9 } }  // clean: a closure of one's own
  store.dependencies.wallet.balance = { 9 }  // clean: all was replaced when the store was made
}

func handed() {
  withDependencies {
    setUpMocks(&$0)  // it may set the whole
    $0.wallet.balance = { 9 }  // clean: a function out of view was handed the values
  } operation: {}
  withDependencies {
    mocks(&$0)
    $0.wallet.balance = { 9 }  // clean: 'mocks' sets the whole
  } operation: {}
  withDependencies(from: model) { $0.wallet.balance = { 9 } } operation: {}  // clean: what the model has is not known
}

func mocks(_ values: inout DependencyValues) {
  values.wallet = .noop
}

@Suite(.dependency(\.wallet, .noop)) struct Traits {
  @Test(.dependency(\.wallet.balance, { 9 })) func first() {}  // clean: the suite's trait sets the whole
  @Test func second() {
    withDependencies { $0.wallet.pay = { _ in } } operation: {}  // clean: the same
  }
  @Suite struct Inner {
    @Test(.dependencies { $0.wallet.pay = { _ in } }) func third() {}  // clean: the outer suite's trait
  }
}

class BaseTests: XCTestCase {
  override func invokeTest() {
    withDependencies { $0.wallet = .noop } operation: { super.invokeTest() }
  }
}
final class DerivedTests: BaseTests {
  func testIt() {
    withDependencies { $0.wallet.balance = { 9 } } operation: {}  // clean: the superclass sets the whole
  }
}
