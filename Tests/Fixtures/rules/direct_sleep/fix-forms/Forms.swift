import ComposableArchitecture

@Reducer struct Forms {
  @Dependency(\.continuousClock) var clock
  func a() async throws { try await Task.sleep(for: .seconds(3)) }  // expect: direct_sleep
  func b() async throws { try await Task.sleep(nanoseconds: 1_000_000 * 2) }  // expect: direct_sleep
  func c() async throws { try await Task.sleep(for: .seconds(3), tolerance: .seconds(1)) }  // expect: direct_sleep
  func d() async throws { try await Task.sleep(until: .now, clock: .continuous) }  // expect: direct_sleep
  func e() { usleep(3) }  // expect: direct_sleep
}
