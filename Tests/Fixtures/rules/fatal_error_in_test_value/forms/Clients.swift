import Dependencies

struct Vault: Sendable {
  var read: @Sendable (String) async throws -> String
  var write: @Sendable (String) -> Void
  var count: @Sendable () -> Int
}
extension Vault: TestDependencyKey {
  static let testValue = Vault(
    read: { _ in fatalError("not here") },  // expect: fatal_error_in_test_value(warning) 11 "'Vault.read' ends the process"
    write: { _ in preconditionFailure() },  // expect: fatal_error_in_test_value
    count: { fatalError() }  // expect: fatal_error_in_test_value
  )
}

protocol Lock: Sendable {}
enum LockKey: TestDependencyKey {
  static var testValue: any Lock { fatalError("override it") }  // expect: fatal_error_in_test_value(warning) 14 "the test value of 'LockKey' ends the process"
}
enum BoltKey: TestDependencyKey {
  #if DEBUG
    static let testValue: any Lock = FakeLock()
  #else
    static let testValue: any Lock = () as! any Lock  // expect: fatal_error_in_test_value(note)
  #endif
}
