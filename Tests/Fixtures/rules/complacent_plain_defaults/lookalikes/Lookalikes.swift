import Dependencies
import DependenciesMacros

// clean: the macro makes them report
@DependencyClient
struct Flags: Sendable { var isOn: @Sendable (_ name: String) -> Bool = { _ in false } }
extension Flags: TestDependencyKey { static let testValue = Self() }

// clean: they report by themselves
struct Shell: Sendable { var run: @Sendable () -> [String] = { reportIssue("Shell.run"); return [] } }
extension Shell: TestDependencyKey { static let testValue = Self() }

// clean: no closures
struct Secrets: Sendable { var token = "" }
extension Secrets: TestDependencyKey { static let testValue = Secrets() }

// clean: it works
struct Dice: Sendable {
  var roll: @Sendable (Int) -> Int = { $0 }
  var reset: @Sendable () -> Void = {}
}
extension Dice: TestDependencyKey { static let testValue = Dice() }

// clean: an observer
struct Telemetry: Sendable { var send: @Sendable (String) -> Void = { _ in } }
extension Telemetry: TestDependencyKey { static let testValue = Telemetry() }

// clean: no test value of a key
struct Loose: Sendable {
  var run: @Sendable () -> Int = { 0 }
  static let testValue = Loose()
}

// clean: given in the call
struct Bell: Sendable { var ring: @Sendable () throws -> Void = {} }
extension Bell: TestDependencyKey { static let testValue = Bell(ring: unimplemented("Bell.ring")) }
