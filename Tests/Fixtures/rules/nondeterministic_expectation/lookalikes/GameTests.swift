import ComposableArchitecture
import Testing
import XCTest

@Test func starts() async {
  let store = TestStore(initialState: Game.State(date: Date())) { Game() } withDependencies: {
    $0.date.now = Date()  // clean: an override
  }
  await store.send(.start(UUID())) {
    $0.id = UUID(0)  // clean: fixed
    $0.date = date.now  // clean: read through a dependency
    $0.make = { Date() }  // clean: a nested closure
  }
  XCTAssertEqual(model.date.timeIntervalSince1970, Date().timeIntervalSince1970, accuracy: 1)  // clean: within an accuracy
  #expect(model.date < Date())  // clean: no equality
  XCTAssertNotEqual(model.id, UUID())
  XCTAssertEqual(model.age(at: Date()), 3)  // clean: an argument of another call
  #expect(Model(id: UUID()) == Model(id: UUID()))
  await sut.send(.now) { _ in }
}
