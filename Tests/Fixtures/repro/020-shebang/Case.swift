#!/usr/bin/env -S swift "unbalanced
// A shebang with an odd quote.
// expect: missing_test_value@6
import Dependencies

enum ScriptKey: DependencyKey {
  static let liveValue = 0
}
