import Dependencies
// deplint:disable:file missing_test_value  // expect: unused_suppression 25 "counts only in the comments before"

// expect@+1: unused_suppression 25 "lapsed after 2026-05-31"
// deplint:disable:next missing_test_value until 2026-05-31
enum LapsedKey: DependencyKey { static let liveValue: () -> Void = {} }  // expect: missing_test_value(error)
// deplint:disable:next missing_test_value - holds on its last day, until 2026-06-01
enum LastDayKey: DependencyKey { static let liveValue: () -> Void = {} }  // clean: today is the last day
