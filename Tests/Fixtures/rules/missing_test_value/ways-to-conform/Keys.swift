import ComposableArchitecture
import Dependencies

struct Uploader: Sendable { var upload: @Sendable () async -> Void }
extension Uploader: @retroactive DependencyKey {  // expect: missing_test_value(error) 11
  static let liveValue = Uploader {}
}

@MainActor
final class Haptics {}
extension Haptics: @MainActor DependencyKey {  // expect: missing_test_value(error) 11
  static let liveValue = Haptics()
}

struct Journal: Sendable { var write: @Sendable (String) -> Void }
extension Journal: nonisolated DependencyKey {  // expect: missing_test_value(error) 11
  static let liveValue = Journal { _ in }
}

struct Beeper: Sendable, ComposableArchitecture.DependencyKey {  // expect: missing_test_value(error) 8
  var beep: @Sendable () -> Void
  static let liveValue = Beeper {}
}

struct Reader: Sendable { var read: @Sendable () -> String }
extension Reader: @preconcurrency DependencyKey, @unchecked Sendable {  // expect: missing_test_value(error) 11
  static var liveValue: Self { Self { "" } }
}

enum Screen<Content> {
  enum FocusKey: DependencyKey {  // expect: missing_test_value(error) 8 "'Screen.FocusKey'"
    static var liveValue: () -> Void { {} }
  }
}

func register() {
  enum LocalKey: DependencyKey {  // expect: missing_test_value(error) 8
    static let liveValue: @Sendable () -> Void = {}
  }
  _ = LocalKey.self
}

actor Queue: DependencyKey { static let liveValue = Queue() }  // expect: missing_test_value(error) 7

public enum `default`: DependencyKey {  // expect: missing_test_value(error) 13
  public static let liveValue: any Sendable = 1
}

struct Twice: Sendable, TestDependencyKey, DependencyKey {  // expect: missing_test_value(error) 8
  var run: @Sendable () -> Void
  static let liveValue = Twice {}
}
