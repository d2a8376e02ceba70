import Dependencies
import DependenciesMacros

struct Kitchen: Sendable {
  var menu: @Sendable () async throws -> [String]
  var order: @Sendable (String) async throws -> Void
  var isOpen: @Sendable () -> Bool
}
extension Kitchen: TestDependencyKey {
  static let testValue = Kitchen(
    menu: unimplemented("Kitchen.menu"),
    order: { _ in },  // expect: complacent_test_value(note) 12 "'Kitchen.order' answers"
    isOpen: { true }  // expect: complacent_test_value(note)
  )
}

@DependencyClient
struct Surroundings: Sendable {
  var version: @Sendable () -> String = { "" }
  var host: @Sendable () throws -> String
}
extension Surroundings: TestDependencyKey {
  static var testValue: Self {
    var mock = Self()
    mock.version = { "1" }  // expect: complacent_test_value(note) "'Surroundings.version' answers"
    return mock
  }
}

struct Till: Sendable {
  var open: @Sendable () throws -> Void
  var close: @Sendable () throws -> Void
}
extension Till: TestDependencyKey {
  static var testValue: Self {  // expect: complacent_test_value(warning) "'close', 'open' of 'Till'"
    var till = quiet
    till.open = {}
    return till
  }
  static let quiet = Self(open: { try drawer.open() }, close: {})
}
