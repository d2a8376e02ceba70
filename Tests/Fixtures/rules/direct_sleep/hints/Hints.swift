import ComposableArchitecture

@Reducer struct Hints {
  func a() async throws { try await Task.sleep(for: .seconds(3)) }  // expect: direct_sleep
}
