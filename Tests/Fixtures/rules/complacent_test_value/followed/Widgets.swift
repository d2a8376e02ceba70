import Dependencies

struct WidgetService: Sendable {
  var reload: @Sendable () async throws -> Void
  var all: @Sendable () async throws -> [String]
}
enum WidgetServiceKey: DependencyKey {
  static let liveValue = WidgetService.live
  static let testValue = WidgetService.noop  // expect: complacent_test_value "'reload', 'all' of 'WidgetService'"
}

struct Shutter: Sendable {
  var open: @Sendable () -> Bool
}
extension Shutter: TestDependencyKey {
  static var testValue: Self { .mock }  // expect: complacent_test_value
  static let previewValue = Self.mock
}

struct Gate: Sendable {
  var open: @Sendable () async -> Bool
}
extension Gate: TestDependencyKey {
  static let testValue = closed  // expect: complacent_test_value
  static let closed = quiet()
  private static func quiet() -> Self { Self(open: { false }) }
}

struct Lift: Sendable {
  var call: @Sendable (Int) throws -> Void
}
extension Lift: TestDependencyKey {
  static let testValue: Lift = .noop  // expect: complacent_test_value(note) "declared out of view"
}
