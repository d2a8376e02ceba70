import Dependencies
import Foundation

struct ThumbsClient { var render: (Int) async -> Int }
extension ThumbsClient: DependencyKey {
  static let liveValue = Self(render: { _ in try! await URLSession.shared.bytes(from: url).1.hash })
  static let testValue: Self = .liveValue  // expect: test_value_aliases_live(warning) 14 "the test value of 'ThumbsClient' is its live value"
}
