import ComposableArchitecture
import Testing
import XCTest

final class HomeTests: XCTestCase {
  func testLoad() async {
    // expect@+1: test_store_without_dependencies(note) 17 "what 'Home' may use ('homeClient', 'MailClient')"
    let store = TestStore(initialState: Home.State()) { Home() }
    await store.send(.load)
  }
  func testArgument() async {
    let store = TestStoreOf<Root>(initialState: .init(), reducer: Root.init)  // expect: test_store_without_dependencies "'homeClient', 'MailClient', 'userDefaults'"
    await store.send(.load)
  }
}

@Suite struct TabsTests {
  @Test func loads() async {
    let store = await TestStore(initialState: Tabs.State()) { Tabs() }  // expect: test_store_without_dependencies "('userDefaults')"
    await store.send(.load)
  }
}
