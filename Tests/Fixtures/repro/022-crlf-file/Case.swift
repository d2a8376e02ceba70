// Lines that end in CR LF.
// expect: missing_test_value@13
import Dependencies

// deplint:disable:next missing_test_value
enum QuietKey: DependencyKey {
  static let liveValue = """
    a
    b
    """
}

enum LoudKey: DependencyKey {
  static let liveValue = 0
}
