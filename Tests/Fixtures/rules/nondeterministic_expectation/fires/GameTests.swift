import ComposableArchitecture
import Testing
import XCTest

@Test func starts() async {
  let store = TestStore(initialState: Game.State()) { Game() }
  await store.send(.start) {
    $0.startedAt = Date()  // expect: nondeterministic_expectation(warning) 20
    $0.next = .init(at: Date().addingTimeInterval(60))  // expect: nondeterministic_expectation
    $0.id = UUID()  // expect: nondeterministic_expectation
    $0.endsAt = .now  // expect: nondeterministic_expectation
  }
  await store.receive(\.rolled) { $0.face = Int.random(in: 1...6) }  // expect: nondeterministic_expectation
  #expect(model.date == Date())  // expect: nondeterministic_expectation
  #expect(model.date == Date.now.addingTimeInterval(5))  // expect: nondeterministic_expectation
  XCTAssertEqual(model.day, calendar.startOfDay(for: Date()))  // expect: nondeterministic_expectation
  XCTAssertEqual(Date(), model.date)  // expect: nondeterministic_expectation
  expectNoDifference(model.text, formatter.string(from: Date()))  // expect: nondeterministic_expectation
}
