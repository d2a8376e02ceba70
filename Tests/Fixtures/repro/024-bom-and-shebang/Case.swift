#!/usr/bin/env swift
// A byte order mark before a shebang.
// expect: missing_test_value@5
import Dependencies
enum BomKey: DependencyKey {
  static let liveValue = -1
}
