import ComposableArchitecture
import DependenciesTestSupport
import Testing
import XCTest

@Test func shows() {
  withDependencies {
    $0.wallet.balance = { 9 }  // expect: partial_override_leaks_live(error) 5 "'pay', 'history' run live"
  } operation: {
    _ = WalletModel()
  }
}

@Test func showsByType() {
  withDependencies { values in
    values[Wallet.self].balance = { 9 }  // expect: partial_override_leaks_live 5
    values[Wallet.self].pay = { _ in }  // clean: one finding a key and block
  } operation: {
    _ = WalletModel()
  }
}

// expect@+1: partial_override_leaks_live 19
@Test(.dependency(\.wallet.balance, { 9 })) func byTrait() {}

@Suite(.dependencies { $0.wallet.pay = { _ in } })  // expect: partial_override_leaks_live 24
struct ByTrait {
  @Test func one() {}
}

final class StoreTests: XCTestCase {
  func testLater() async {
    let store = TestStore(initialState: Till.State()) { Till() }
    store.dependencies.wallet.balance = { 9 }  // expect: partial_override_leaks_live 11 "'history' runs live"
    store.dependencies.wallet.pay = { _ in }
    await store.send(.open)
  }
  func testArgument() async {
    let store = TestStore(initialState: Till.State()) {
      Till().transformDependency(\.wallet) { $0.pay = { _ in } }  // expect: partial_override_leaks_live
    } withDependencies: {
      if isSlow {
        $0.wallet.history = { [] }  // expect: partial_override_leaks_live
      }
    }
    await store.send(.open)
  }
  func testLiveIsBelow() {
    withDependencies {
      $0.date.now = .distantPast
    } operation: {
      withDependencies { $0.wallet.balance = { 9 } } operation: {}  // expect: partial_override_leaks_live
    }
  }
}
