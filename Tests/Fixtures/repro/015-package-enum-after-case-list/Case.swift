// A modifier behind a list of cases.
// expect: missing_test_value@8
import Dependencies

enum Outer {
  case near, far

  package enum Level: Int, Sendable, Hashable, DependencyKey {
    case only
    package static let liveValue = Level.only
  }
}
