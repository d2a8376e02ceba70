// The test value stands in another file.
// expect: none
import Dependencies

extension SplitKey { static let testValue = 2 }
extension SplitClient: DependencyKey {
  static let liveValue = SplitClient { 1 }
  static let testValue = SplitClient { 0 }
}
