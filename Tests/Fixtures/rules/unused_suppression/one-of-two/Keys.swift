import Dependencies

// deplint:disable:next missing_test_value, unreadable_source - expect: none
enum LiveKey: DependencyKey { static let liveValue = 1 }  // expect@-1: unused_suppression 45
