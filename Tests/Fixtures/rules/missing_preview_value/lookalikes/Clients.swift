import Dependencies
import SwiftUI

struct APIClient { var load: () async throws -> Data }
extension APIClient: DependencyKey {
  static let liveValue = APIClient { try await URLSession.shared.data(from: URL(string: "https://e.x")!).0 }
  static let testValue = APIClient { throw CancellationError() }
}
extension APIClient {
  // clean: it stands in another extension
  static let previewValue = APIClient { Data() }
}
struct Limits: Sendable { var rows = 20 }
extension Limits: DependencyKey {
  // clean: plain data
  static let liveValue = Limits()
  static let testValue = Limits()
}
struct RomanNumerals { var text: (Int) -> String }
extension RomanNumerals: DependencyKey {
  // clean: pure
  static let liveValue = RomanNumerals(text: { String(repeating: "I", count: $0) })
  static let testValue = RomanNumerals(text: unimplemented("RomanNumerals.text", placeholder: ""))
}
// clean: private
private enum PortKey: DependencyKey {
  static let liveValue: any Port = TCP()
  static let testValue: any Port = NoPort()
}
protocol Port: Sendable { func open() }
// clean: declared out of view
extension RadarClient: DependencyKey {
  static let liveValue = RadarClient(ping: { try await Socket().ping() })
}
final class Player: Sendable { func play() {} }
enum PlayerKey: DependencyKey {
  // clean: no client but an object
  static let liveValue = Player()
  static let testValue = Player()
}
