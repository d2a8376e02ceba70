import Dependencies
import SwiftUI

struct APIClient: DependencyKey {
  var load: () async throws -> Data
  static let liveValue = APIClient { try await URLSession.shared.data(from: URL(string: "https://e.x")!).0 }  // expect: missing_preview_value(warning) 14 "with all that it does outside"
  static let testValue = APIClient { throw CancellationError() }
}
// clean: previews use testValue, and no live value is in view
struct Split: TestDependencyKey { static let testValue = Split() }

struct SpellClient { var check: (String) async -> Bool }
extension SpellClient: DependencyKey {
  static let liveValue = SpellClient(check: { await Speller.shared.check($0) })  // expect: missing_preview_value(note) 14 "previews run the live value"
  static let testValue = SpellClient(check: unimplemented("SpellClient.check", placeholder: true))
}
enum CourierKey: DependencyKey {
  static let liveValue: any Courier = Bike()  // expect: missing_preview_value(note)
  static let testValue: any Courier = NoCourier()
}
protocol Courier: Sendable { func send() }
