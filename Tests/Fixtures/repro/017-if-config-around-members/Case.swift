// Conditional compilation around members and cases.
// expect: missing_test_value@24
import Dependencies

enum DebugOnlyKey: DependencyKey {
  static let liveValue = 1
  #if DEBUG
    static let testValue = 2
  #endif
}
enum Mode {
  case a
  #if os(iOS)
  case b
  #elseif os(Linux)
  case c(Int)
  #endif
  enum Nested { case x }
}
class Holder {
  #if canImport(Nowhere)
  enum NeverKey: DependencyKey { static let liveValue = 0; static let testValue = 0 }
  #endif
  enum InnerKey: DependencyKey { static let liveValue = 0 }
}
