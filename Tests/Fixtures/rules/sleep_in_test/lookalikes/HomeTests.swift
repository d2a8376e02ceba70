import Testing
import XCTest

@Test func controlled() async throws {
  try await clock.sleep(for: .seconds(1))  // clean: the test's own clock
  await mainQueue.advance(by: 1)
  try await scheduler.sleep(for: .seconds(1))
  await Task.megaYield()
  RunLoop.current.run(until: deadline)  // clean: no date that is written here
}
func withTimeout(_ seconds: Double) async throws {
  try await Task.sleep(for: .seconds(seconds))  // clean: a timeout
}
@Test func race() async throws {
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask {
      try await Task.sleep(for: .seconds(1))  // clean: it races
      throw TooSlow()
    }
  }
}
