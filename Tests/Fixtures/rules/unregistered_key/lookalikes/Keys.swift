import Dependencies

// clean: registered
enum PrinterKey: DependencyKey { static let liveValue = 1 }
// clean: read by its type
struct Scanner: DependencyKey { static let liveValue = Scanner() }
// clean: overridden by its type in a test
struct Stapler: TestDependencyKey { static let testValue = Stapler() }
// clean: registered under its last name
enum Office {
  struct Fax: DependencyKey { static let liveValue = Fax() }
}
// clean: registered under the name of an alias
enum CopierKey: DependencyKey { static let liveValue = 2 }
typealias DuplicatorKey = CopierKey
// clean: generic
enum BoxKey<T: Sendable>: DependencyKey { static var liveValue: T? { nil } }
// clean: given to a view
struct Lamp: DependencyKey { static let liveValue = Lamp() }
// clean: read by a helper
struct Shredder: DependencyKey { static let liveValue = Shredder() }
// clean: no key
protocol Machine: DependencyKey {}

extension DependencyValues {
  var printer: Int { get { self[PrinterKey.self] } set { self[PrinterKey.self] = newValue } }
  var fax: Office.Fax { get { self[Fax.self] } set { self[Fax.self] = newValue } }
  var copier: Int { get { self[DuplicatorKey.self] } set { self[DuplicatorKey.self] = newValue } }
  var shredder: Shredder { value(of: Shredder.self) }
}
struct Desk {
  @Dependency(Scanner.self) var scanner
}
func lit() -> Desk { Desk().dependency(Lamp.bright) }
