import Dependencies

struct Vault: Sendable { var read: @Sendable () async throws -> String }
extension Vault: DependencyKey {  // expect: missing_test_value(error) 11 "runs the live value"
  static let liveValue = Vault { "secret" }
}
