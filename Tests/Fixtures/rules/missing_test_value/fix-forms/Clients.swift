import Dependencies
import DependenciesMacros

@DependencyClient
public struct Radio: Sendable {
  public var tune: @Sendable (_ to: Double) async throws -> Void
  public var volume: @Sendable () -> Int = { 0 }
}
extension Radio: DependencyKey {  // expect: missing_test_value
  public static let liveValue = Radio(
    tune: { _ in },
    volume: { 5 }
  )

  static func other() {}
}

@DependencyClient
struct Lamp: Sendable {
  var toggle: @Sendable () -> Void
}
extension Lamp: DependencyKey {  // expect: missing_test_value
  package static var liveValue: Self {
    Self(toggle: {})
  }
}

@DependencyClient
struct Cache<T: Sendable>: Sendable {
  var read: @Sendable () -> T?
}
extension Cache: DependencyKey {  // expect: missing_test_value
  static var liveValue: Self { Self(read: { nil }) }
}

@DependencyClient
struct Bell: DependencyKey { var ring: @Sendable () -> Void; static let liveValue = Bell(ring: {}) }  // expect: missing_test_value

enum Garden {
  @DependencyClient
  struct Pump: Sendable {
    var start: @Sendable () -> Void
  }
}
extension Garden.Pump: DependencyKey {  // expect: missing_test_value
    static let liveValue = Garden.Pump(start: {}) // starts at once
}

@DependencyClient
struct Meter: Sendable {
  let unit: String
  var read: @Sendable () throws -> Int
}
extension Meter: DependencyKey {  // expect: missing_test_value
  static let liveValue = Meter(unit: "kWh", read: { 1 })
}

@DependencyClient
struct Fan: DependencyKey {  // expect: missing_test_value
  var spin: @Sendable () -> Void
  static let liveValue = Fan(spin: {}) /* slowly */; static let name = "fan"
}
