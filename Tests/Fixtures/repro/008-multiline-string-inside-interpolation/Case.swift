// A multi-line string inside an interpolation.
// expect: missing_test_value@17
import Dependencies

func wrap(_ f: (Int) -> String) -> String { f(0) }

let report = """
  head \(wrap { n in
    return """
      case "unbalanced
      enum FakeKey: DependencyKey { static let liveValue = 0 }
      \(n)
      """
  }) tail "
  """

enum RealKey: DependencyKey {
  static let liveValue = report
}
