// Raw identifiers that hold quotes, braces and comments.
// expect: missing_test_value@9
import Dependencies

func `returns "nil" when { is empty // not a comment /* nor this`() {}
func takes(`a label`: Int) {}
let `class` = 0

enum `live & dead`: DependencyKey {
  static let liveValue = 0
}
enum FineKey: DependencyKey {
  static let liveValue = 0
  static let `testValue` = 1
}
