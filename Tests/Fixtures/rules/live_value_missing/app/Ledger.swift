import Dependencies
import SwiftUI

struct LedgerClient { var entries: () async throws -> [Int] }
extension LedgerClient: TestDependencyKey {  // expect: live_value_missing(warning) 11 "'LedgerClient' has no live value"
  static let testValue = LedgerClient(entries: unimplemented("LedgerClient.entries"))
}
extension DependencyValues {
  var ledger: LedgerClient { get { self[LedgerClient.self] } set { self[LedgerClient.self] = newValue } }
}
@main struct LedgerApp: App {
  @Dependency(\.ledger) var ledger
  var body: some Scene { WindowGroup { Text("") } }
}
