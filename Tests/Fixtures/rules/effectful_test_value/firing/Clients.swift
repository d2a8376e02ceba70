import Dependencies

struct Clock2 { var now: () -> Date }
extension Clock2: TestDependencyKey {
  static let testValue = Clock2(now: { Date() })  // expect: effectful_test_value(warning) 40 "gets another answer on each run"
}
struct Files { var load: () async throws -> Data; var save: (Data) -> Void }
extension Files: TestDependencyKey {
  static var testValue: Files {
    Files(
      load: { try await Task.sleep(for: .seconds(1)); return try Data(contentsOf: url) },  // expect: effectful_test_value 25, effectful_test_value
      save: { UserDefaults.standard.set($0, forKey: UUID().uuidString) })  // expect: effectful_test_value, effectful_test_value
  }
}
struct Both { var files: Files; var clock: Clock2; var session: URLSession }
extension Both: TestDependencyKey {
  static let testValue = Both(files: .liveValue, clock: Clock2.liveValue, session: URLSession.shared)  // expect: effectful_test_value 38 "runs live", effectful_test_value 57, effectful_test_value 84
}
