// Directives in block comments, with reasons.
// expect: missing_test_value@10
import Dependencies

/* deplint:disable:next missing_test_value - https://example.com/why?x=1 */
enum K1: DependencyKey { static let liveValue = 1 }
enum K2: DependencyKey { /* deplint:disable:this missing_test_value */ static let liveValue = 1 } // old callers
// deplint:disable:next missing_test_value - reason with, commas and unknown-rule words
enum K3: DependencyKey { static let liveValue = 1 }
enum K4: DependencyKey { static let liveValue = 1 }
