// The other files' lookalikes: every directive here silences something.
import Dependencies

// deplint:disable:next missing_test_value - clean: silences the whole declaration
extension Keyed: DependencyKey {
  static let liveValue = Keyed()
}
struct Keyed { var run: () -> Void = {} }

enum SameLineKey: DependencyKey { static let liveValue = 1 }  // deplint:disable:this missing_test_value - clean

// deplint:disable missing_test_value - clean: silences the two keys below
enum FirstKey: DependencyKey { static let liveValue = 1 }
enum SecondKey: DependencyKey { static let liveValue = 1 }
// deplint:enable missing_test_value

@available(*, deprecated)
// deplint:disable:next missing_test_value - clean: the declaration that it stands in the midst of
enum AttributedKey: DependencyKey { static let liveValue = 1 }

/* deplint:disable:next missing_test_value until 2026-12-31 - clean: holds until then */
enum DatedKey: DependencyKey { static let liveValue = 1 }

/// deplint:disable:next missing_test_value
let documentation = 0  // clean: documentation is no directive
let text = "// deplint:disable:next missing_test_value"  // clean: nor is text
