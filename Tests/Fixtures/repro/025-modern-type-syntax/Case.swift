// Types in the syntax of recent Swift versions.
// expect: missing_test_value@7
import Dependencies

struct APIError: Error {}
struct Handle: ~Copyable { consuming func close() {}; borrowing func peek() -> Int { 0 } }
struct PackClient: DependencyKey {
  var fetch: @Sendable (_ id: Int) async throws(APIError) -> [Int]
  var reset: () throws(any Error) -> Void
  var isolatedRun: (isolated (any Actor)?) async -> Void
  static func zip<First, each Rest>(_ f: First, _ r: repeat Optional<each Rest>) -> Optional<(First, repeat each Rest)> { nil }
  var grid: [2 of [3 of Int]]
  func log(_ a: Int, _ b: String,) {}
  static var liveValue: Self { .init(fetch: { _ throws(APIError) in [] }, reset: {}, isolatedRun: { _ in }, grid: [[1, 2, 3], [4, 5, 6]],) }
}
