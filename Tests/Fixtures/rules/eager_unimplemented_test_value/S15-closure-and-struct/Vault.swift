import Dependencies

struct Vault { var read: () -> Int }
extension Vault: TestDependencyKey {
  static var testValue: Vault { unimplemented("Vault", placeholder: Vault(read: { 0 })) }  // expect: eager_unimplemented_test_value(warning) 14
}
enum BeepKey: TestDependencyKey {
  static let testValue: @Sendable () -> Void = unimplemented("BeepKey")  // clean: it reports when it is called
}
