// The test value stands in another file.
// expect: missing_test_value@7
// files: this file and the -part2 file belong to the same module
import Dependencies

enum SplitKey: DependencyKey { static let liveValue = 1 }
enum LoneKey: DependencyKey { static let liveValue = 1 }
struct SplitClient { var run: () -> Int }
