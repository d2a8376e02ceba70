import Dependencies

protocol Ledger: Sendable {
  func entries() async throws -> [String]
  func add(_ entry: String)
}
final class EmptyLedger: Ledger {
  init() {}
  func entries() async throws -> [String] { [] }
  func add(_ entry: String) {}
}
enum LedgerKey: DependencyKey {
  static let liveValue: any Ledger = DiskLedger()
  static let testValue: any Ledger = EmptyLedger()  // expect: complacent_test_value(note) "all methods of 'EmptyLedger'"
}
