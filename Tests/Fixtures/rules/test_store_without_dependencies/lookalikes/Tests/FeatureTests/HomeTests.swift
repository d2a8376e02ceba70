import ComposableArchitecture
import Testing
import XCTest

@Suite struct Plain {
  @Test func clock() async {
    // clean: what the reducer takes is the library's.
    let store = await TestStore(initialState: Clock.State()) { Clock() }
    await store.send(.tick)
  }
  @Test func argument() async {
    // clean: an argument, or a modifier, overrides.
    let store = await TestStore(initialState: Home.State()) { Home() } withDependencies: { $0.homeClient = .empty }
    let other = await TestStore(initialState: Home.State()) { Home().dependency(\.homeClient, .empty) }
    await store.send(.load)
    await other.send(.load)
  }
  @Test(.dependency(\.homeClient, .empty)) func trait() async {
    // clean: a trait.
    let store = await TestStore(initialState: Home.State()) { Home() }
    await store.send(.load)
  }
  @Test func scope() async {
    await withDependencies { $0.homeClient = .empty } operation: {
      // clean: the scope around.
      let store = await TestStore(initialState: Home.State()) { Home() }
      await store.send(.load)
    }
  }
  @Test func handedOn() async {
    // clean: a helper may override.
    let store = await TestStore(initialState: Home.State()) { Home() }
    configure(store)
    await store.send(.load)
  }
  // clean: no test; its caller may override.
  func makeStore() async -> TestStoreOf<Home> {
    let store = await TestStore(initialState: Home.State()) { Home() }
    return store
  }
}

@Suite(.dependencies { $0.homeClient = .empty }) struct Traits {
  @Test func suite() async {
    // clean: the suite's trait.
    let store = await TestStore(initialState: Home.State()) { Home() }
    await store.send(.load)
  }
  @Suite struct Inner {
    @Test func nested() async {
      // clean: that of the suite around.
      let store = await TestStore(initialState: Home.State()) { Home() }
      await store.send(.load)
    }
  }
}

class Base: XCTestCase {
  override func invokeTest() {
    withDependencies { $0.homeClient = .empty } operation: { super.invokeTest() }
  }
}
final class HomeTests: Base {
  func testLoad() async {
    // clean: its superclass overrides.
    let store = TestStore(initialState: Home.State()) { Home() }
    await store.send(.load)
  }
}
final class OtherTests: SharedTestCase {
  func testLoad() async {
    // clean: a superclass out of view.
    let store = TestStore(initialState: Home.State()) { Home() }
    await store.send(.load)
  }
}

@Suite(.dependencies) struct FreshValues {
  @Test func load() async {
    // clean: the suite's author thought of dependencies.
    let store = await TestStore(initialState: Home.State()) { Home() }
    await store.send(.load)
  }
}
