import Testing
import XCTest

final class HomeTests: XCTestCase {
  func testLoad() async {
    let store = TestStore(initialState: Home.State()) { Home() }
    await store.send(.load)
    try? await Task.sleep(for: .milliseconds(10))  // expect: sleep_in_test(warning) 16
    Thread.sleep(forTimeInterval: 1)  // expect: sleep_in_test
    sleep(1)  // expect: sleep_in_test
    usleep(100)  // expect: sleep_in_test
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))  // expect: sleep_in_test
    try await Task<Never, Never>.sleep(nanoseconds: 1)  // expect: sleep_in_test
    let nothing = expectation(description: "nothing")
    nothing.isInverted = true  // expect: sleep_in_test(note)
    await withDependencies {
      $0.api.fetch = { try await Task.sleep(for: .seconds(1)) }  // expect: sleep_in_test(note)
    } operation: {
      try? await Task.sleep(for: .seconds(1))  // expect: sleep_in_test(warning)
    }
    while !model.isDone {
      try? await Task.sleep(for: .milliseconds(1))  // expect: sleep_in_test(note)
    }
    for _ in 0..<9 where !model.isDone {
      try? await Task.sleep(for: .milliseconds(1))  // expect: sleep_in_test(note)
    }
    Task {
      try? await Task.sleep(for: .milliseconds(1))  // expect: sleep_in_test(note)
      model.finish()
    }
    let client = Client(load: { try await Task.sleep(for: .seconds(1)) })  // expect: sleep_in_test(note)
  }
}
final class SlowClient {
  func load() async throws {
    try await Task.sleep(for: .seconds(1))  // expect: sleep_in_test(note)
  }
}
