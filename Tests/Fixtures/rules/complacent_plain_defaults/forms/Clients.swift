import Dependencies

struct Pump: Sendable {
  var start: @Sendable () async throws -> Void = {}
  var level: @Sendable () -> Int = { 0 }
  var name = "pump"
}
enum PumpKey: TestDependencyKey {
  static var testValue: Pump { .init() }  // expect: complacent_plain_defaults
}

struct Valve: Sendable {
  typealias Turn = @Sendable (Int) -> Bool
  var turn: Turn = { _ in true }
}
extension Valve: TestDependencyKey {
  static let testValue = noop  // expect: complacent_plain_defaults
  static let noop = Valve()
}
