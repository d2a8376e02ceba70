import Dependencies

// deplint:disable:next missing_test_value — an em dash ends the list
enum DashKey: DependencyKey { static let liveValue: () -> Void = {} }
// deplint:disable:next missing_test_value: so does a colon
enum ColonKey: DependencyKey { static let liveValue: () -> Void = {} }
//deplint:disable:next missing_test_value
enum TightKey: DependencyKey { static let liveValue: () -> Void = {} }
/*
 deplint:disable:next missing_test_value - a comment of several lines
 */
enum BlockKey: DependencyKey { static let liveValue: () -> Void = {} }

// deplint:disable:next missing_test_value - the whole enum, and what stands in it
enum Keys {
  enum FirstKey: DependencyKey { static let liveValue: () -> Void = {} }

  enum SecondKey: DependencyKey { static let liveValue: () -> Void = {} }
}
enum ThirdKey: DependencyKey { static let liveValue: () -> Void = {} }  // expect: missing_test_value

// deplint:disable:next missing_test_value - the attribute belongs to the declaration

// another comment
@available(macOS 14, *)
public
enum FourthKey: DependencyKey { static let liveValue: () -> Void = {} }

enum FifthKey: // deplint:disable:this missing_test_value - its own line, which holds the name
  DependencyKey { static let liveValue: () -> Void = {} }
enum SixthKey:  // expect: missing_test_value
  DependencyKey { static let liveValue: () -> Void = {} }  // deplint:disable:this missing_test_value  // expect: unused_suppression

// deplint:disable missing_test_value - a region
enum SeventhKey: DependencyKey { static let liveValue: () -> Void = {} }
// deplint:enable unused_suppression - another rule's
enum EighthKey: DependencyKey { static let liveValue: () -> Void = {} }
// deplint:enable missing_test_value
enum NinthKey: DependencyKey { static let liveValue: () -> Void = {} }  // expect: missing_test_value

// deplint:disable missing_test_value - a region that nothing ends goes to the end of the file
enum TenthKey: DependencyKey { static let liveValue: () -> Void = {} }
